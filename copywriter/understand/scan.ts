import type { BrandTone } from "#shared/brain.ts";
import type { Segment } from "./clauses.ts";
import type { Action, Ban, Limits, Network, Register } from "./request.ts";
import type { Role } from "./roles.ts";
import type { Token } from "./token.ts";

/** Words that are left when the orders are taken out. */
export interface Told extends Segment {
  /** It stood behind «sobre», or right behind the deliverable. */
  isTopic: boolean;
}

/** What the orders of a message say. */
export interface Orders {
  /** In the order named. */
  deliverables: { id: string; isOrdered: boolean }[];
  /** Further pieces: «un post y un correo». */
  also: string[];
  networks: Network[];
  register?: Register;
  tone?: BrandTone;
  action?: Action;
  actionText?: string;
  limits: Limits;
  bans: Ban[];
  bannedWords: string[];
  wants: ("emoji" | "hashtags")[];
  audience?: string;
  /** What was told; the rest of the message was said to the worker. */
  told: Told[];
  /** «con lo mismo»: what the order before told. */
  isSame?: boolean;
  exclusions: string[];
  /** What was said to the worker, as typed. */
  directives: string[];
  unclear: string[];
}

/** A message while it is read. */
export interface Scan {
  text: string;
  tokens: readonly Token[];
  worker: string;
  /** The owner's products, word by word: «Prueba de intrusión» is no test of ads. */
  products: readonly (readonly string[])[];
  orders: Orders;
  /** What each word is for, as learnt of many messages. */
  roles: readonly Role[];
  /** How much more each word looks like its role than like content. */
  weights: readonly number[];
}

/** Notes words that were said to the worker; a word alone may as well stand in a text. */
export function direct({ text, tokens, orders }: Scan, from: number, to: number): void {
  if (to - from > 1) orders.directives.push(text.slice(tokens[from]!.start, tokens[to - 1]!.end));
}

/** Notes a network once. */
export const addNetwork = (orders: Orders, network: string) => {
  if (!orders.networks.includes(network as Network)) orders.networks.push(network as Network);
};
