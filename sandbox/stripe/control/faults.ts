import type { Fault } from "../http.ts";

/** A fault for the next `times` requests of a method and path; `*` matches one path segment. */
export interface PlannedFault extends Fault {
  method: string;
  path: string;
  times: number;
}

const maxPlanned = 100;

export interface Faults {
  plan(fault: PlannedFault): void;
  clear(): void;
  /** Uses up one planned fault that matches a request, the earliest first. */
  take(method: string, path: string): Fault | null;
}

/** Faults planned by tests; kept in memory only. */
export function createFaults(): Faults {
  let planned: PlannedFault[] = [];
  return {
    plan(fault) {
      if (planned.length >= maxPlanned) throw new Error("Too many faults are planned");
      planned.push({ ...fault });
    },
    clear() {
      planned = [];
    },
    take(method, path) {
      const fault = planned.find((one) => one.method === method && matchesPath(one.path, path));
      if (!fault) return null;
      fault.times -= 1;
      if (fault.times <= 0) planned = planned.filter((one) => one !== fault);
      return fault;
    },
  };
}

function matchesPath(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return (
    wanted.length === given.length && wanted.every((part, at) => part === "*" || part === given[at])
  );
}
