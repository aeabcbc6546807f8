import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";

/** Invites to fill in Brain Central, without which texts are not specific to the business. */
export function BrainInvitation() {
  return (
    // Sized in px on phones, so that large text settings leave the room to the text.
    <section className="mb-[clamp(24px,3vw,40px)] grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[20px] gap-y-5 rounded-l border border-line-2 bg-paper-2 p-[20px] sm:gap-x-8 sm:px-9 sm:py-7 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Portrait worker="mel" className="[--portrait:56px] max-sm:self-start sm:[--portrait:96px]" />
      <div className="max-w-[38em]">
        <h2 className="!text-h3">Configura Brain Central</h2>
        <p className="mt-2">
          Cuéntale a Mel cómo es tu negocio en cuatro pasos y cada texto saldrá con tu nombre, tus
          productos y tu manera de hablar.
        </p>
      </div>
      <ButtonLink href="/onboarding" look="ink" className="max-md:col-span-2">
        Configurar en 3 minutos
      </ButtonLink>
    </section>
  );
}
