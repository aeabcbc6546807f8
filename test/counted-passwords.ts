import { createPasswords, type Passwords } from "#server/features/account/passwords.ts";

/** The real password functions, which also count comparisons. */
export function countingPasswords(inner: Passwords = createPasswords()) {
  const seen = { compared: 0 };
  const passwords: Passwords = {
    hash: inner.hash,
    matches: (typed, stored) => {
      seen.compared++;
      return inner.matches(typed, stored);
    },
  };
  return { passwords, seen };
}
