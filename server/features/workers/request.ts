import type { Brief } from "#copywriter/brief.ts";
import type { ReplyRequest } from "#server/external/llm-reply.ts";
import type { BusinessFacts } from "#shared/brain.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { Worker } from "#shared/workers.ts";
import { conversationMessages, recentTurns, type Turn } from "./history.ts";
import { type ProjectFacts, systemPrompt } from "./prompt.ts";

// Room for a long piece and for models that think before they write; some 30,000 characters.
const outputTokensMax = 8_192;

export interface ReplyAsk {
  worker: Worker;
  contentType: string;
  prompt: string;
  /** What was handed on, as data. */
  order: HandoffFields | null;
  profile: BusinessFacts | null;
  /** Before the prompt, oldest first. */
  history: readonly Turn[];
  project: ProjectFacts | null;
  seed: string;
  today: Date;
  /** Who asks. */
  userId: string;
  signal: AbortSignal;
}

/** All that a model needs for one reply. */
export function replyRequest(ask: ReplyAsk): ReplyRequest {
  const { worker, contentType, prompt, profile, project } = ask;
  const today = dayInSpain(ask.today);
  const brief = {
    workerId: worker.id,
    contentType,
    prompt,
    handoff: ask.order,
    profile: profile && factsOf(profile),
    history: recentTurns(ask.history),
    seed: ask.seed,
    today,
    // As JSON: a day is its text, `2026-11-20`.
  } satisfies Omit<Brief, "today" | "workerId"> & { today: string; workerId: string };
  return {
    system: systemPrompt({ worker, contentType, profile, project, today, order: ask.order }),
    messages: conversationMessages(ask.history, prompt),
    brief,
    maxOutputTokens: outputTokensMax,
    signal: ask.signal,
    caller: ask.userId,
  };
}

/** Exactly the facts, whatever else the row carries. */
function factsOf(profile: BusinessFacts): BusinessFacts {
  return {
    businessName: profile.businessName,
    industry: profile.industry,
    businessType: profile.businessType,
    mainService: profile.mainService,
    targetAudience: profile.targetAudience,
    audienceAge: profile.audienceAge,
    audienceLocation: profile.audienceLocation,
    primaryGoal: profile.primaryGoal,
    brandTone: profile.brandTone,
    preferredPlatforms: profile.preferredPlatforms,
    products: profile.products,
    brandValues: profile.brandValues,
    differentiators: profile.differentiators,
  };
}

const spanishDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });

function dayInSpain(moment: Date): string {
  return spanishDay.format(moment);
}
