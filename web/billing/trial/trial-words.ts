import type { Flash } from "#web/lib/flash.ts";

/** What is said when the trial has begun, on whichever page the person arrives. */
export const trialStarted: Flash = {
  title: "¡Perfecto!",
  description: "Tu trial de 3 días ha comenzado. Tienes acceso completo a todos los workers.",
};
