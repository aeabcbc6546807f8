// Says only that somebody may be signed in here, so that strangers' visits ask the server nothing.
export const signedInKey = "kolmena_signed_in";

export function noteSignedIn(): void {
  try {
    localStorage.setItem(signedInKey, "1");
  } catch {
    // Storage may be forbidden; the hint is a convenience.
  }
}

export function noteSignedOut(): void {
  try {
    localStorage.removeItem(signedInKey);
  } catch {
    // As above.
  }
}

export function maybeSignedIn(): boolean {
  try {
    return localStorage.getItem(signedInKey) !== null;
  } catch {
    return true;
  }
}
