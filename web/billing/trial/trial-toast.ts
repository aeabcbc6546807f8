import type { Flash } from "#web/lib/flash.ts";

/** Toast shown when the trial has started. */
export const trialStarted: Flash = {
  title: "¡Perfecto!",
  description: "Tu trial de 3 días ha comenzado. Tienes acceso completo a todos los workers.",
};
