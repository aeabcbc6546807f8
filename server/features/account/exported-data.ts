import { eq } from "drizzle-orm";
import { knownDevices, mailedTokens, sessions, users } from "#db/schema.ts";
import { accountId, exportedTable } from "#server/platform/data-export/exported-rows.ts";

/** A person's account, sessions, known devices and mailed links. */
export const exportedAccount = [
  exportedTable({
    key: "account",
    about: "Tu cuenta",
    table: users,
    columns: {
      id: "Identificador de tu cuenta",
      email: "Tu dirección de correo",
      username: "Tu nombre de usuario",
      usernameKey: { because: "derived from the username, to compare usernames" },
      name: "Tu nombre",
      passwordHash: { because: "somebody else with the file could guess passwords with it" },
      plan: "Tu plan",
      addons: "Complementos contratados",
      trialEndsAt: "Cuándo termina tu prueba, si hay una en marcha",
      emailVerifiedAt: "Cuándo confirmaste tu correo",
      affiliateCode: "Código de la persona que te recomendó Kolmena",
      timeZone: "Zona horaria de tu navegador, para las horas de los correos",
      createdAt: "Cuándo creaste la cuenta",
      leavingAt: "Cuándo pediste que se borrara",
    },
    where: (_deps, { userId }) => eq(users.id, userId),
    order: ["id"],
  }),
  exportedTable({
    key: "sessions",
    about: "Dónde has iniciado sesión: cada fila es un navegador",
    table: sessions,
    columns: {
      id: "Identificador de la sesión",
      userId: accountId,
      tokenHash: { because: "it stands for a key to the account" },
      userAgent: "Cómo se presentó el navegador",
      ip: "Dirección IP desde la que se inició",
      createdAt: "Cuándo se inició",
      lastUsedAt: "Cuándo se usó por última vez",
      expiresAt: "Cuándo termina a más tardar",
    },
    where: (_deps, { userId }) => eq(sessions.userId, userId),
    order: ["createdAt", "id"],
  }),
  exportedTable({
    key: "knownDevices",
    about: "Navegadores en los que iniciaste sesión alguna vez y que por eso reconocemos",
    table: knownDevices,
    columns: {
      id: "Identificador del navegador reconocido",
      userId: accountId,
      tokenHash: { because: "it belongs to a secret that allows more login attempts" },
      createdAt: "Cuándo iniciaste sesión en él por primera vez",
      lastUsedAt: "Cuándo iniciaste sesión en él por última vez",
    },
    where: (_deps, { userId }) => eq(knownDevices.userId, userId),
    order: ["createdAt", "id"],
  }),
  exportedTable({
    key: "mailedLinks",
    about: "Enlaces de un solo uso que te hemos enviado por correo",
    table: mailedTokens,
    columns: {
      id: "Identificador del enlace",
      userId: accountId,
      purpose:
        "Para qué: poner otra contraseña (reset-password) o confirmar el correo (verify-email)",
      tokenHash: { because: "it stands for a key to the account" },
      createdAt: "Cuándo se envió",
      expiresAt: "Hasta cuándo sirve",
      usedAt: "Cuándo lo usaste",
    },
    where: (_deps, { userId }) => eq(mailedTokens.userId, userId),
    order: ["createdAt", "id"],
  }),
];
