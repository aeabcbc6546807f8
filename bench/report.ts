/** One line, with its target if it has one. */
export function report(name: string, value: string, goal?: { target: string; met: boolean }): void {
  const verdict = goal ? `   ${goal.met ? "ok" : "MISSED"} (target ${goal.target})` : "";
  console.log(`  ${name.padEnd(44)} ${value}${verdict}`);
}
