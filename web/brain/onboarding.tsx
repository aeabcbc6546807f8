import { readBrainDraft, readBusinessProfile } from "#shared/brain.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { useUser } from "#web/lib/session.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { answersFrom } from "./answers.ts";
import { readStashedDraft } from "./unsent-draft.ts";
import { Wizard } from "./wizard.tsx";
import { WizardLayout } from "./wizard-layout.tsx";

export const meta = () =>
  pageMeta({
    title: "Brain Central",
    description: "Cuéntale a Mel cómo es tu negocio.",
  });

export default function Onboarding() {
  const user = useUser();
  const profile = useEndpoint(readBusinessProfile, {});
  const draft = useEndpoint(readBrainDraft, {});
  if (profile.error || draft.error) {
    const retry = () => {
      if (profile.error) void profile.refetch();
      if (draft.error) void draft.refetch();
    };
    return (
      <WizardLayout>
        <ErrorState
          title="No hemos podido abrir Brain Central"
          error={profile.error ?? draft.error}
          onRetry={retry}
          retrying={profile.isFetching || draft.isFetching}
        />
      </WizardLayout>
    );
  }
  if (profile.data === undefined || draft.data === undefined) {
    return (
      <WizardLayout>
        <Loading label="Abriendo Brain Central…">
          <div className="grid max-w-[680px] gap-7">
            <Skeleton className="h-12 w-44" />
            <Skeleton className="h-14 w-full max-w-96" />
            {[1, 2, 3, 4].map((field) => (
              <Skeleton key={field} className="h-20 w-full" />
            ))}
          </div>
        </Loading>
      </WizardLayout>
    );
  }
  const saved = readStashedDraft(user.id) ?? draft.data;
  return (
    <Wizard
      isEditing={profile.data !== null}
      initial={{ step: saved?.step ?? 1, answers: answersFrom(profile.data, saved) }}
    />
  );
}
