import type { Fault } from "../http.ts";

/** The next `times` requests that fit a method and path (`*` stands for one part) go wrong so. */
export interface PlannedFault extends Fault {
  method: string;
  path: string;
  times: number;
}

const maxPlanned = 100;

export interface Faults {
  plan(fault: PlannedFault): void;
  clear(): void;
  /** Takes one fault for a request, the earliest planned first. */
  take(method: string, path: string): Fault | null;
}

/** Faults planned by tests; forgotten when the sandbox ends. */
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
      const fault = planned.find((one) => one.method === method && fits(one.path, path));
      if (!fault) return null;
      fault.times -= 1;
      if (fault.times <= 0) planned = planned.filter((one) => one !== fault);
      return fault;
    },
  };
}

function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return (
    wanted.length === given.length && wanted.every((part, at) => part === "*" || part === given[at])
  );
}
