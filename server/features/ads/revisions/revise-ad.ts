import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { ads, adVersions, orders } from "#db/schema-ads.ts";
import { abortAfter } from "#server/platform/deadline.ts";
import { AppError, invalid, notFound } from "#server/platform/errors.ts";
import { throttle } from "#server/platform/http/throttle.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import type { OrderedAd } from "#shared/orders.ts";
import {
  type RevisionInput,
  type reviseAd as reviseAdEndpoint,
  revisionsPerAd,
} from "#shared/revisions.ts";
import type { AdsDeps } from "../deps.ts";
import { prepareFilesSoon } from "../exports/order-exports.ts";
import type { ComposedAd } from "../material/material.ts";
import { keepAdPictures } from "../orders/ad-pictures.ts";
import { describeAds } from "../orders/describe-ads.ts";
import { readMaterial } from "../orders/order-material.ts";
import { nextRevision } from "../orders/order-revision.ts";
import type { OrderRow } from "../orders/orders.ts";
import { findOrder } from "../orders/reading-orders.ts";
import { askModelForWishes } from "./ask-model-for-wishes.ts";
import type { RevisionContext } from "./draft.ts";
import type { DrawnRevision } from "./drawing.ts";
import { wishesOfFields } from "./fields.ts";
import { questions } from "./questions.ts";
import { assertLeft, assertRevisable, contextOf, readRevisedAd } from "./revised-ad.ts";
import type { Understood } from "./wishes.ts";

type Deps = Pick<AdsDeps, "db" | "jobs" | "now" | "files" | "renderer" | "writer" | "llm" | "log">;
type Revised = OutputOf<typeof reviseAdEndpoint>;

/** Questions cost nothing, so that they are bounded otherwise. */
const ofOrder = { rule: "revise-order", max: 120, windowSeconds: 3600 };
const restored = { rule: "restore-ad", max: 240, windowSeconds: 3600 };
/** From the wish to its pictures; the advertisement is held for longer, so that nobody comes between. */
const revisionMs = 60_000;
const heldMs = 120_000;

/**
 * Changes one advertisement of a delivered order: a new version, of which there are three at most.
 * What is not understood or cannot be done is asked about and costs nothing; nor does what fails.
 * @throws AppError `not_found`, `conflict`, `forbidden`, `invalid`, `rate_limited`, `unavailable`
 */
export async function reviseAd(
  deps: Deps,
  { token, number }: { token: string; number: number },
  input: RevisionInput,
  signal: AbortSignal,
): Promise<Revised> {
  const order = await findOrder(deps, token);
  await throttle(deps, { ...ofOrder, subject: order.id });
  assertRevisable(order, deps.now());
  const { ad, shown, versions } = await readRevisedAd(deps, order, number);
  assertLeft(ad);
  const inTime = AbortSignal.any([signal, abortAfter(revisionMs, tooSlow)]);
  const seen = contextOf(order, versions, deps.now());
  const call = { caller: order.id, signal: inTime };
  const understood = await understand(deps, input, shown, seen, call);
  if (understood.type === "unclear") return { type: "unclear", question: understood.question };
  const run = await hold(deps, order.id, number);
  try {
    return await revise(deps, { order, number, run, input, understood, signal: inTime });
  } finally {
    await letGo(deps, order.id, number, run);
  }
}

const tooSlow = () =>
  new AppError(
    "unavailable",
    "El cambio está tardando demasiado y lo hemos parado; no se te ha descontado. Vuelve a probar en un minuto.",
    { retryAfterSeconds: 60 },
  );

/** Words by the grammar, by the model where that does not know them; and fields as they are. */
async function understand(
  { llm, writer }: Pick<Deps, "llm" | "writer">,
  { words, fields }: RevisionInput,
  shown: ComposedAd,
  context: RevisionContext,
  call: { caller: string; signal: AbortSignal },
): Promise<Understood> {
  if (words === undefined && fields === undefined) {
    throw invalid({ words: "Dinos qué quieres cambiar" });
  }
  const typed = wishesOfFields(fields ?? {}, shown);
  if (words === undefined) {
    if (typed.length > 0) return { type: "understood", wishes: typed, keeps: [] };
    return { type: "unclear", question: questions.unchanged, because: "missing" };
  }
  const price = shown.creatives.square.texts.price?.text ?? null;
  const texts = [shown.creatives.square.texts.headline, shown.copy.primaryText];
  let read = await writer.understandWords({ words, context: { texts, price } }, call);
  if (read.type === "unclear" && read.because === "unknown" && !llm.local) {
    read = (await askModelForWishes({ llm, writer }, words, context, call)) ?? read;
  }
  return read.type === "unclear" ? read : { ...read, wishes: [...typed, ...read.wishes] };
}

/** Holds an advertisement for one revision at a time. @throws AppError `conflict` */
async function hold({ db, now }: Deps, orderId: string, number: number): Promise<string> {
  const run = randomUUID();
  const at = now();
  const [held] = await db
    .update(ads)
    .set({ revisionRun: run, revisingUntil: new Date(at.getTime() + heldMs) })
    .where(
      and(
        eq(ads.orderId, orderId),
        eq(ads.number, number),
        lt(ads.revisions, revisionsPerAd),
        or(isNull(ads.revisingUntil), lt(ads.revisingUntil, at)),
      ),
    )
    .returning({ number: ads.number });
  if (held) return run;
  const [row] = await db
    .select({ revisions: ads.revisions })
    .from(ads)
    .where(and(eq(ads.orderId, orderId), eq(ads.number, number)));
  if (row) assertLeft(row);
  throw new AppError(
    "conflict",
    "Este anuncio se está cambiando ahora mismo. Espera unos segundos y vuelve a probar.",
  );
}

async function letGo({ db }: Deps, orderId: string, number: number, run: string): Promise<void> {
  await db
    .update(ads)
    .set({ revisionRun: null, revisingUntil: null })
    .where(and(eq(ads.orderId, orderId), eq(ads.number, number), eq(ads.revisionRun, run)));
}

interface Run {
  order: OrderRow;
  number: number;
  run: string;
  input: RevisionInput;
  understood: Extract<Understood, { type: "understood" }>;
  signal: AbortSignal;
}

async function revise(deps: Deps, held: Run): Promise<Revised> {
  const { order, number, input, understood, signal } = held;
  const { ad, shown, versions } = await readRevisedAd(deps, order, number);
  const keeps = new Set(understood.keeps);
  const known = { ...contextOf(order, versions, deps.now()), keeps };
  const { renderer, files, writer } = deps;
  const { wishes } = understood;
  const otherAds = await writer.otherAds(
    { shown, wishes, context: known },
    { caller: order.id, signal },
  );
  const context = { ...known, otherAds };
  const pictures = await readMaterial(files, order.id, context.material);
  const drawing = { renderer, orderId: order.id, pictures, signal };
  const isWhole = input.fields !== undefined;
  const { drawWishes } = await import("./drawn-wishes.ts");
  const answer = await drawWishes(drawing, shown, wishes, { context, isWhole });
  const impossible = understood.undone ?? [];
  if (answer.type === "unclear") {
    return { type: "unclear", question: [...impossible, answer.question].join(" ") };
  }
  const { drawn, changes } = answer;
  const undone = [...impossible, ...answer.undone];
  const request = input.words ?? changes.join(" · ");
  await keep(deps, held, ad.revisions + 1, drawn, request);
  const [described] = await describeAds(deps, order, number);
  return { type: "revised", ad: described!, changes, undone };
}

/** Files first: what a row says is there. */
async function keep(
  { db, jobs, files, now }: Deps,
  { order, number, run, signal }: Run,
  version: number,
  { ad, pictures }: DrawnRevision,
  request: string,
): Promise<void> {
  signal.throwIfAborted();
  await keepAdPictures(files, order.id, { number, version }, pictures);
  await db.transaction(async () => {
    const [open] = await db
      .update(orders)
      .set(nextRevision)
      .where(and(eq(orders.id, order.id), eq(orders.status, "delivered")))
      .returning({ id: orders.id });
    const [counted] = await db
      .update(ads)
      .set({ revisions: version, version, revisionRun: null, revisingUntil: null })
      .where(
        and(
          eq(ads.orderId, order.id),
          eq(ads.number, number),
          eq(ads.revisionRun, run),
          eq(ads.revisions, version - 1),
          lt(ads.revisions, revisionsPerAd),
        ),
      )
      .returning({ number: ads.number });
    if (!open || !counted) {
      throw new AppError("conflict", "Este anuncio ha cambiado mientras tanto. Vuelve a probar.");
    }
    const row = { orderId: order.id, adNumber: number, number: version, request, ad };
    await db.insert(adVersions).values({ ...row, thumbnails: true, createdAt: now() });
    await prepareFilesSoon(jobs, order.id);
  });
}

/**
 * Shows and delivers a version that is kept; costs nothing, as long as the order lives.
 * @throws AppError `not_found`, `conflict`, `rate_limited`
 */
export async function restoreAd(
  deps: Deps,
  { token, number }: { token: string; number: number },
  version: number,
): Promise<OrderedAd> {
  const order = await findOrder(deps, token);
  await throttle(deps, { ...restored, subject: order.id });
  if (order.status !== "delivered") {
    throw new AppError("conflict", "Los anuncios se pueden cambiar cuando están entregados.");
  }
  const { db, jobs } = deps;
  const { numbers } = await readRevisedAd(deps, order, number);
  if (!numbers.includes(version)) throw notFound("Esta versión no existe");
  await db.transaction(async () => {
    await db
      .update(ads)
      .set({ version })
      .where(and(eq(ads.orderId, order.id), eq(ads.number, number)));
    await db.update(orders).set(nextRevision).where(eq(orders.id, order.id));
    await prepareFilesSoon(jobs, order.id);
  });
  const [described] = await describeAds(deps, order, number);
  return described!;
}
