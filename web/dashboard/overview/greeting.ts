/** «Buenos días», by the hour (0 to 23) where the person is. */
export function greeting(hour: number): string {
  if (hour < 6 || hour >= 21) return "Buenas noches";
  return hour < 13 ? "Buenos días" : "Buenas tardes";
}

/** Longer than this a name would be the page's headline, not its greeting. */
const wholeLengthMax = 24;

/** A person's name as they are greeted: a long one by its first word; without one, the e-mail. */
export function calledName({ name, email }: { name: string; email: string }): string {
  const whole = name.trim();
  return (whole.length > wholeLengthMax ? whole.split(/\s+/)[0] : whole) || email;
}
