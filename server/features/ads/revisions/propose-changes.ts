import { abortAfter } from "#server/platform/deadline.ts";
import { AppError } from "#server/platform/errors.ts";
import { throttle } from "#server/platform/http/throttle.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import {
  type proposeChanges as proposeChangesEndpoint,
  revisionsPerAd,
} from "#shared/revisions.ts";
import type { AdsDeps } from "../deps.ts";
import { readMaterialFiles } from "../orders/order-material.ts";
import { findOrder } from "../orders/read-orders.ts";
import { layOutAd } from "./drawing.ts";
import { proposals } from "./proposals.ts";
import { isRevisable, readRevisedAd, revisionContextOf } from "./revised-ad.ts";

type Deps = Pick<AdsDeps, "db" | "now" | "files" | "renderer" | "writer">;

/** The page asks once for each version that it shows. */
const proposeLimit = { rule: "propose-changes", max: 240, windowSeconds: 3600 };
const proposalsTimeoutMs = 15_000;

const timeoutError = () =>
  new AppError("unavailable", "Las ideas están tardando demasiado. Escribe qué quieres cambiar.", {
    retryAfterSeconds: 60,
  });

/**
 * Proposals that would visibly change the shown version of an advertisement; none when it can no
 * longer be revised.
 * @throws AppError `not_found`, `rate_limited`, `unavailable`
 */
export async function proposeChanges(
  deps: Deps,
  { token, number }: { token: string; number: number },
  signal: AbortSignal,
): Promise<OutputOf<typeof proposeChangesEndpoint>> {
  const order = await findOrder(deps, token);
  await throttle(deps, { ...proposeLimit, subject: order.id });
  if (!isRevisable(order, deps.now())) return { proposals: [] };
  const { ad, shown, versions } = await readRevisedAd(deps, order, number);
  if (ad.revisions >= revisionsPerAd) return { proposals: [] };
  const inTime = AbortSignal.any([signal, abortAfter(proposalsTimeoutMs, timeoutError)]);
  const base = revisionContextOf(order, versions, deps.now());
  const wishes = proposals.map(({ wish }) => wish);
  const call = { caller: order.id, signal: inTime };
  const otherAds = await deps.writer.otherAds({ shown, wishes, context: base }, call);
  const pictures = await readMaterialFiles(deps.files, order.id, base.material);
  const drawing = { renderer: deps.renderer, orderId: order.id, pictures, signal: inTime };
  const { findWorkingProposals } = await import("./working-proposals.ts");
  const current = await layOutAd(drawing, shown);
  return { proposals: await findWorkingProposals(drawing, current, { ...base, otherAds }) };
}
