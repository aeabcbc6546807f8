/** «Buenos días», by the hour (0 to 23) where the person is. */
export function greeting(hour: number): string {
  if (hour < 6 || hour >= 21) return "Buenas noches";
  return hour < 13 ? "Buenos días" : "Buenas tardes";
}
