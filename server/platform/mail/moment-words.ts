/** Where the reader's time zone is not known. */
const defaultTimeZone = "Europe/Madrid";

/** Zones whose name in Spanish says less than the place does. */
const zoneNames: Record<string, string> = {
  "Europe/Madrid": "hora de Madrid",
  "Atlantic/Canary": "hora de Canarias",
};

/**
 * A day as its reader has it: «24 de noviembre».
 * @param timeZone the reader's, by its IANA name; null: not known
 */
export function dayWords(at: Date, timeZone: string | null): string {
  return new Intl.DateTimeFormat("es", {
    day: "numeric",
    month: "long",
    timeZone: timeZone ?? defaultTimeZone,
  }).format(at);
}

/** The same with its hour and whose hour it is: «24 de noviembre a las 16:40 (hora de Madrid)». */
export function momentWords(at: Date, timeZone: string | null): string {
  const zone = timeZone ?? defaultTimeZone;
  const time = new Intl.DateTimeFormat("es", { timeStyle: "short", timeZone: zone }).format(at);
  const article = time.startsWith("1:") ? "la" : "las";
  return `${dayWords(at, zone)} a ${article} ${time} (${zoneNames[zone] ?? zoneName(at, zone)})`;
}

/** «hora de Colombia», else what the zone is called anywhere: «hora de Europa occidental». */
function zoneName(at: Date, timeZone: string): string {
  const named = (["shortGeneric", "longGeneric"] as const).map(
    (timeZoneName) =>
      new Intl.DateTimeFormat("es", { timeZone, timeZoneName })
        .formatToParts(at)
        .find(({ type }) => type === "timeZoneName")!.value,
  );
  return named.find((name) => name.startsWith("hora ")) ?? named[1]!;
}
