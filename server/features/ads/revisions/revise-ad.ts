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
import { queueOrderFiles } from "../exports/order-exports.ts";
import type { ComposedAd } from "../material/material.ts";
import { saveAdPictures } from "../orders/ad-picture-files.ts";
import { describeAds } from "../orders/describe-ads.ts";
import { readMaterialFiles } from "../orders/order-material.ts";
import { nextRevision } from "../orders/order-revision.ts";
import type { OrderRow } from "../orders/orders.ts";
import { findOrder } from "../orders/read-orders.ts";
import { askModelForWishes } from "./ask-model-for-wishes.ts";
import type { RevisionContext } from "./draft.ts";
import type { DrawnRevision } from "./drawing.ts";
import { wishesOfFields } from "./form-fields.ts";
import { questions } from "./questions.ts";
import {
  assertRevisable,
  assertRevisionsLeft,
  readRevisedAd,
  revisionContextOf,
} from "./revised-ad.ts";
import type { WishReading } from "./wishes.ts";

type Deps = Pick<AdsDeps, "db" | "jobs" | "now" | "files" | "renderer" | "writer" | "llm" | "log">;
type Revised = OutputOf<typeof reviseAdEndpoint>;

/** A request that ends in a question is free, so requests are rate-limited. */
const reviseLimit = { rule: "revise-order", max: 120, windowSeconds: 3600 };
const restoreLimit = { rule: "restore-ad", max: 240, windowSeconds: 3600 };
/** Deadline of one revision; the lock on the advertisement outlives it. */
const revisionTimeoutMs = 60_000;
const lockMs = 120_000;

/**
 * Makes a new version of one advertisement in a delivered order, three at most.
 * An unclear or impossible wish is answered with a question; only a stored version counts.
 * @throws AppError `not_found`, `conflict`, `forbidden`, `invalid`, `rate_limited`, `unavailable`
 */
export async function reviseAd(
  deps: Deps,
  { token, number }: { token: string; number: number },
  input: RevisionInput,
  signal: AbortSignal,
): Promise<Revised> {
  const order = await findOrder(deps, token);
  await throttle(deps, { ...reviseLimit, subject: order.id });
  assertRevisable(order, deps.now());
  const { ad, shown, versions } = await readRevisedAd(deps, order, number);
  assertRevisionsLeft(ad);
  const inTime = AbortSignal.any([signal, abortAfter(revisionTimeoutMs, timeoutError)]);
  const seen = revisionContextOf(order, versions, deps.now());
  const call = { caller: order.id, signal: inTime };
  const understood = await understandInput(deps, input, shown, seen, call);
  if (understood.type === "unclear") return { type: "unclear", question: understood.question };
  const run = await lockAd(deps, order.id, number);
  try {
    return await revise(deps, { order, number, run, input, understood, signal: inTime });
  } finally {
    await unlockAd(deps, order.id, number, run);
  }
}

const timeoutError = () =>
  new AppError(
    "unavailable",
    "El cambio está tardando demasiado y lo hemos parado; no se te ha descontado. Vuelve a probar en un minuto.",
    { retryAfterSeconds: 60 },
  );

/** Reads typed words with the grammar, then with the language model if the grammar fails; adds the form's fields. */
async function understandInput(
  { llm, writer }: Pick<Deps, "llm" | "writer">,
  { words, fields }: RevisionInput,
  shown: ComposedAd,
  context: RevisionContext,
  call: { caller: string; signal: AbortSignal },
): Promise<WishReading> {
  if (words === undefined && fields === undefined) {
    throw invalid({ words: "Dinos qué quieres cambiar" });
  }
  const fieldWishes = wishesOfFields(fields ?? {}, shown);
  if (words === undefined) {
    if (fieldWishes.length > 0) return { type: "understood", wishes: fieldWishes, keeps: [] };
    return { type: "unclear", question: questions.unchanged, because: "missing" };
  }
  const price = shown.creatives.square.texts.price?.text ?? null;
  const texts = [shown.creatives.square.texts.headline, shown.copy.primaryText];
  let understood = await writer.understandWords({ words, context: { texts, price } }, call);
  if (understood.type === "unclear" && understood.because === "unknown" && !llm.local) {
    understood = (await askModelForWishes({ llm, writer }, words, context, call)) ?? understood;
  }
  return understood.type === "unclear"
    ? understood
    : { ...understood, wishes: [...fieldWishes, ...understood.wishes] };
}

/** Locks an advertisement, so that one revision of it runs at a time. @throws AppError `conflict` */
async function lockAd({ db, now }: Deps, orderId: string, number: number): Promise<string> {
  const run = randomUUID();
  const at = now();
  const [locked] = await db
    .update(ads)
    .set({ revisionRun: run, revisingUntil: new Date(at.getTime() + lockMs) })
    .where(
      and(
        eq(ads.orderId, orderId),
        eq(ads.number, number),
        lt(ads.revisions, revisionsPerAd),
        or(isNull(ads.revisingUntil), lt(ads.revisingUntil, at)),
      ),
    )
    .returning({ number: ads.number });
  if (locked) return run;
  const [row] = await db
    .select({ revisions: ads.revisions })
    .from(ads)
    .where(and(eq(ads.orderId, orderId), eq(ads.number, number)));
  if (row) assertRevisionsLeft(row);
  throw new AppError(
    "conflict",
    "Este anuncio se está cambiando ahora mismo. Espera unos segundos y vuelve a probar.",
  );
}

async function unlockAd({ db }: Deps, orderId: string, number: number, run: string): Promise<void> {
  await db
    .update(ads)
    .set({ revisionRun: null, revisingUntil: null })
    .where(and(eq(ads.orderId, orderId), eq(ads.number, number), eq(ads.revisionRun, run)));
}

interface LockedRevision {
  order: OrderRow;
  number: number;
  run: string;
  input: RevisionInput;
  understood: Extract<WishReading, { type: "understood" }>;
  signal: AbortSignal;
}

async function revise(deps: Deps, locked: LockedRevision): Promise<Revised> {
  const { order, number, input, understood, signal } = locked;
  const { ad, shown, versions } = await readRevisedAd(deps, order, number);
  const keeps = new Set(understood.keeps);
  const base = { ...revisionContextOf(order, versions, deps.now()), keeps };
  const { renderer, files, writer } = deps;
  const { wishes } = understood;
  const otherAds = await writer.otherAds(
    { shown, wishes, context: base },
    { caller: order.id, signal },
  );
  const context = { ...base, otherAds };
  const pictures = await readMaterialFiles(files, order.id, context.material);
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
  await storeVersion(deps, locked, ad.revisions + 1, drawn, request);
  const [described] = await describeAds(deps, order, number);
  return { type: "revised", ad: described!, changes, undone };
}

/** Stores the files before the rows, so that a row's files always exist. */
async function storeVersion(
  { db, jobs, files, now }: Deps,
  { order, number, run, signal }: LockedRevision,
  version: number,
  { ad, pictures }: DrawnRevision,
  request: string,
): Promise<void> {
  signal.throwIfAborted();
  await saveAdPictures(files, order.id, { number, version }, pictures);
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
    await queueOrderFiles(jobs, order.id);
  });
}

/**
 * Makes a stored version the delivered one. It does not count as a revision and has no deadline.
 * @throws AppError `not_found`, `conflict`, `rate_limited`
 */
export async function restoreAd(
  deps: Deps,
  { token, number }: { token: string; number: number },
  version: number,
): Promise<OrderedAd> {
  const order = await findOrder(deps, token);
  await throttle(deps, { ...restoreLimit, subject: order.id });
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
    await queueOrderFiles(jobs, order.id);
  });
  const [described] = await describeAds(deps, order, number);
  return described!;
}
