/** «Buenos días», by the local hour (0 to 23). */
export function greeting(hour: number): string {
  if (hour < 6 || hour >= 21) return "Buenas noches";
  return hour < 13 ? "Buenos días" : "Buenas tardes";
}

/** Longer names are too long for the greeting's headline. */
const nameLengthMax = 24;

/** The name in the greeting: the first word of a long name; the e-mail when there is none. */
export function greetingName({ name, email }: { name: string; email: string }): string {
  const fullName = name.trim();
  return (fullName.length > nameLengthMax ? fullName.split(/\s+/)[0] : fullName) || email;
}
