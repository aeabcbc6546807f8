import type { Deps } from "#server/deps.ts";

/** Throws after so many calls of Stripe, files, job queue and database, as if the process were killed there. */
export function killAfterSteps(deps: Deps, steps: number): Deps {
  let taken = 0;
  const step = () => {
    taken += 1;
    if (taken > steps) throw new Error("Killed");
  };
  const watched = <T extends object>(what: T, names: readonly string[]): T =>
    new Proxy(what, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (!names.includes(String(name))) return value.bind(target);
        return (...args: unknown[]) => {
          step();
          return value.apply(target, args);
        };
      },
    });
  return {
    ...deps,
    db: watched(deps.db, ["update", "delete", "insert", "transaction"]),
    jobs: watched(deps.jobs, ["later"]),
    files: watched(deps.files, ["remove"]),
    stripe: async () => {
      step();
      return deps.stripe();
    },
  };
}
