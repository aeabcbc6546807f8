import { eq } from "drizzle-orm";
import { accountUsage } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Limits per account: enough for years of daily work, too little for a script to fill the disk. */
export const accountSpace = {
  textBytes: 500_000_000,
  conversations: 10_000,
  pieces: 50_000,
  pictures: 2_000,
};

/** What is about to be kept beside texts. */
export interface Addition {
  conversation?: boolean;
  picture?: boolean;
}

const number = (value: number) =>
  value.toLocaleString("es-ES", { useGrouping: "always" } as Intl.NumberFormatOptions);

const full = {
  textBytes: `Tu cuenta guarda ya ${number(accountSpace.textBytes / 1_000_000)} MB de textos, el máximo. Borra conversaciones o contenidos que no necesites y podrás seguir.`,
  conversations: `Ya tienes ${number(accountSpace.conversations)} conversaciones, el máximo. Borra alguna que no necesites y podrás empezar otra.`,
  pieces: `Ya tienes ${number(accountSpace.pieces)} contenidos guardados, el máximo. Borra los que no necesites y podrás seguir.`,
  pictures: `Ya tienes ${number(accountSpace.pictures)} imágenes guardadas, el máximo. Borra las que no uses y podrás pedir más.`,
};

/**
 * Refuses what is about to be asked for by somebody whose account is full. What has been asked for is
 * kept: an account goes past its limit by as much as is being written at once.
 * @throws AppError `conflict` that says what to delete
 */
export async function assertSpace(
  { db }: Pick<Platform, "db">,
  userId: string,
  { conversation = false, picture = false }: Addition = {},
): Promise<void> {
  const [used] = await db.select().from(accountUsage).where(eq(accountUsage.userId, userId));
  if (!used) return;
  const asked = { textBytes: true, conversations: conversation, pieces: true, pictures: picture };
  for (const what of Object.keys(asked) as (keyof typeof asked)[]) {
    if (asked[what] && used[what] >= accountSpace[what]) throw isFull(what);
  }
}

/**
 * Refuses a text that grows past what the account may keep, whatever else is written at once. Call it
 * last in the transaction that writes it, whose growth is not counted yet.
 * @throws AppError `conflict`
 */
export async function assertGrowth(
  { db }: Pick<Platform, "db">,
  userId: string,
  growthBytes: number,
): Promise<void> {
  if (growthBytes <= 0) return;
  const [used] = await db
    .select({ textBytes: accountUsage.textBytes })
    .from(accountUsage)
    .where(eq(accountUsage.userId, userId))
    .for("update");
  if ((used?.textBytes ?? 0) + growthBytes > accountSpace.textBytes) throw isFull("textBytes");
}

function isFull(what: keyof typeof full): AppError {
  return new AppError("conflict", full[what]);
}
