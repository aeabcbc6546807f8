import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import { type PictureFormat, pictureFormatIds } from "#shared/pictures.ts";

/** Columns that most tables have. */
export const id = () => uuid().primaryKey();
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
export const createdAt = () => instant().notNull();
/** The person whose row it is; it goes with them. */
export const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

// Account

export const users = pgTable(
  "users",
  {
    id: id(),
    email: text().notNull(),
    username: text().notNull(),
    /**
     * What no two usernames share, as `features/account/usernames.ts` makes it; null: written by the
     * version before, which may still run beside this one.
     */
    usernameKey: text(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    /** Plan, add-ons and trial are projected from the subscriptions by `features/billing`. */
    plan: text().notNull().default("free"),
    addons: text().array().notNull().default(sql`'{}'`),
    /** End of a running trial; null: none is running. */
    trialEndsAt: instant(),
    emailVerifiedAt: instant(),
    /** Stored as given; attributed by the affiliate feature. */
    affiliateCode: text(),
    /** As the browser said at the last sign-in, by its IANA name, for mails; null: not known. */
    timeZone: text(),
    createdAt: createdAt(),
    /** Since when the account is being erased: nobody gets in any more. null: its person stays. */
    leavingAt: instant(),
  },
  (table) => [
    index("users_leaving").on(table.leavingAt).where(sql`${table.leavingAt} is not null`),
    uniqueIndex("users_email_unique").on(sql`lower(${table.email})`),
    // The version before has this one only; its `lower` knows the letters of the database's locale.
    uniqueIndex("users_username_unique").on(sql`lower(${table.username})`),
    uniqueIndex("users_username_key_unique").on(table.usernameKey),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: owner(),
    /** SHA-256 of the cookie's token, base64url: the token itself is never stored. */
    tokenHash: text().notNull(),
    userAgent: text().notNull(),
    ip: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull(),
    /** Absolute end; idleness ends it earlier. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("sessions_token_hash_unique").on(table.tokenHash),
    index("sessions_user_id").on(table.userId, table.lastUsedAt),
  ],
);

/** Browsers in which somebody signed in to an account: what others guess does not keep these out. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: id(),
    userId: owner(),
    /** SHA-256 of the cookie's token, base64url; a browser with two accounts has a row for each. */
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    /** Its latest sign-in. */
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("known_devices_user_id_token_hash_unique").on(table.userId, table.tokenHash),
  ],
);

/** Mailed single-use links. */
export const mailedTokens = pgTable(
  "mailed_tokens",
  {
    id: id(),
    userId: owner(),
    purpose: text({ enum: ["reset-password", "verify-email"] }).notNull(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex("mailed_tokens_token_hash_unique").on(table.tokenHash),
    index("mailed_tokens_user_id").on(table.userId),
  ],
);

/** Fixed-window counters of what may be tried how often. */
export const throttles = pgTable(
  "throttles",
  {
    /** `rule:subject`. */
    key: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index("throttles_expires_at").on(table.expiresAt),
  ],
);

/** Work that one process does at a time, whichever it is. */
export const leases = pgTable("leases", {
  /** `rule:what`. */
  key: text().primaryKey(),
  /** Whoever does it, until then: one that was killed gives nothing back. */
  holder: uuid().notNull(),
  until: instant().notNull(),
});

/** Made by the migration: whatever signs and whatever checks reads the same, and nothing makes it twice. */
export const serverSecrets = pgTable("server_secrets", {
  name: text().primaryKey(),
  /** 64 random hexadecimal digits. */
  secret: text().notNull(),
  createdAt: createdAt(),
});

// Credits

/**
 * One balance per person and bucket: `main`, `images` where texts are without limit, and one per
 * add-on under its id.
 */
export const creditAccounts = pgTable(
  "credit_accounts",
  {
    userId: owner(),
    bucket: text().notNull().default("main"),
    balance: integer().notNull(),
    /** What the period granted; null: without limit. */
    granted: integer(),
    /** Counts the periods of this bucket: which one a reservation came from needs no clock. */
    period: integer().notNull().default(0),
    periodStart: instant().notNull(),
    /** null: a period that nobody pays for and nothing renews. */
    periodEnd: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.bucket] }),
    check("credit_accounts_balance_not_negative", sql`${table.balance} >= 0`),
  ],
);

/** Every movement of credits. Rows are never edited: corrections are new rows. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: id(),
    userId: owner(),
    bucket: text().notNull().default("main"),
    /** The bucket's period in which it happened. */
    period: integer().notNull().default(0),
    kind: text({ enum: ["grant", "reserve", "settle", "release", "adjust", "reset"] }).notNull(),
    /** What the balance moved by: negative when it fell. 0 for a settled reservation. */
    credits: integer().notNull(),
    /** What it was for: `generation:<message id>`, `plan:free`, `admin:<id>`. */
    ref: text().notNull(),
    /** Who spent them, for the sheet of cells; null for grants. */
    workerId: text(),
    /** On `settle`: the price that was finally paid. */
    spent: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("credit_entries_kind_ref_unique").on(table.userId, table.kind, table.ref),
    // A reservation ends once: paid or given back, never both.
    uniqueIndex("credit_entries_closing_unique")
      .on(table.userId, table.ref)
      .where(sql`${table.kind} in ('settle', 'release')`),
    index("credit_entries_user_created").on(table.userId, table.createdAt),
  ],
);

// Projects and content

export const projects = pgTable(
  "projects",
  {
    id: id(),
    userId: owner(),
    name: text().notNull(),
    description: text().notNull(),
    type: text({ enum: ["social", "ads", "email", "dm", "analytics"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("projects_user_created").on(table.userId, table.createdAt, table.id)],
);

export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    userId: owner(),
    workerId: text().notNull(),
    title: text().notNull(),
    projectId: uuid().references(() => projects.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("conversations_user_worker").on(table.userId, table.workerId, table.updatedAt, table.id),
    index("conversations_project").on(table.projectId),
  ],
);

/** What is kept of a picture beside its file. */
export interface KeptPicture {
  id: string;
  format: PictureFormat;
  width: number;
  height: number;
  alt: string;
  generated: boolean;
  /** A small file was kept beside it. */
  thumbnail?: true;
}

/** The words of a piece as they are searched: without endings, accents and little words. */
export function pieceWords(piece: { content: AnyPgColumn; picture: AnyPgColumn }) {
  return sql`to_tsvector('spanish', ${piece.content} || ' ' || coalesce(${piece.picture} ->> 'alt', ''))`;
}

export const contentPieces = pgTable(
  "content_pieces",
  {
    id: id(),
    userId: owner(),
    workerId: text().notNull(),
    contentType: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** Its file stands under the owner's and its own id. */
    picture: jsonb().$type<KeptPicture>(),
    /** Bytes of its versions' texts. */
    versionsBytes: integer().notNull().default(0),
    projectId: uuid().references(() => projects.id, { onDelete: "set null" }),
    conversationId: uuid().references(() => conversations.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("content_pieces_user_created").on(table.userId, table.createdAt, table.id),
    index("content_pieces_project").on(table.projectId),
    index("content_pieces_conversation").on(table.conversationId),
    index("content_pieces_words").using("gin", pieceWords(table)),
  ],
);

export const contentVersions = pgTable(
  "content_versions",
  {
    contentId: uuid()
      .notNull()
      .references(() => contentPieces.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    content: text().notNull(),
    author: text({ enum: ["worker", "user"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.number] })],
);

/**
 * What an account keeps, which is limited. Triggers of the database count it when a transaction ends
 * (`account_usage` among the migrations), whoever writes or deletes and in whatever order.
 */
export const accountUsage = pgTable("account_usage", {
  userId: owner().primaryKey(),
  /** Of conversations, messages, pieces and their versions, with 512 bytes for each of the first three. */
  textBytes: bigint({ mode: "number" }).notNull().default(0),
  conversations: integer().notNull().default(0),
  pieces: integer().notNull().default(0),
  pictures: integer().notNull().default(0),
});

// Chat

export const messages = pgTable(
  "messages",
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: owner(),
    role: text({ enum: ["user", "worker"] }).notNull(),
    content: text().notNull(),
    contentType: text().notNull(),
    status: text({ enum: ["streaming", "done", "stopped", "failed"] }).notNull(),
    /** Why it failed: a code of the closed set of errors. */
    failureCode: text(),
    /** Spanish sentence for the person. */
    failure: text(),
    /** On a worker's message: the person's message it answers. */
    replyTo: uuid(),
    /** Sent by the caller so that one send never becomes two. */
    requestId: uuid(),
    priceCredits: integer().notNull().default(0),
    /** On a person's message that asks for a picture, when they chose its shape. */
    pictureFormat: text({ enum: pictureFormatIds }),
    /** On the same: the photo of theirs that is to stand in it, which they may delete. */
    photoId: uuid(),
    contentId: uuid().references(() => contentPieces.id, { onDelete: "set null" }),
    /** On a person's message sent from a plan by Mel: where the step stands. */
    handoffMessageId: uuid(),
    handoffStep: integer(),
    /** On a person's message that was handed on: what is asked for, as data. */
    handoffFields: jsonb().$type<HandoffFields>(),
    /** A streaming reply whose writer is silent past this moment is interrupted. */
    leaseExpiresAt: instant(),
    stopRequested: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** Order inside the conversation. */
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex("messages_conversation_position").on(table.conversationId, table.position),
    uniqueIndex("messages_request_unique")
      .on(table.userId, table.requestId)
      .where(sql`${table.requestId} is not null`),
    // One reply at a time in a conversation, whatever tabs and double clicks do.
    uniqueIndex("messages_one_streaming")
      .on(table.conversationId)
      .where(sql`${table.status} = 'streaming'`),
    index("messages_streaming_lease")
      .on(table.leaseExpiresAt)
      .where(sql`${table.status} = 'streaming'`),
    index("messages_reply_to").on(table.replyTo),
    index("messages_handoff").on(table.handoffMessageId),
    // Erasing a person finds their rows.
    index("messages_user_id").on(table.userId),
    // Deleting a content piece looks for the messages that point to it.
    index("messages_content").on(table.contentId),
  ],
);
