// Written by scripts/draw-site-cases.ts. Not edited by hand.
import restaurantes_before_720 from "./restaurantes-before-720.webp?url";
import restaurantes_before_540 from "./restaurantes-before-540.webp?url";
import restaurantes_before_360 from "./restaurantes-before-360.webp?url";
import restaurantes_after_720 from "./restaurantes-after-720.webp?url";
import restaurantes_after_540 from "./restaurantes-after-540.webp?url";
import restaurantes_after_360 from "./restaurantes-after-360.webp?url";
import tiendas_online_before_720 from "./tiendas-online-before-720.webp?url";
import tiendas_online_before_540 from "./tiendas-online-before-540.webp?url";
import tiendas_online_before_360 from "./tiendas-online-before-360.webp?url";
import tiendas_online_after_720 from "./tiendas-online-after-720.webp?url";
import tiendas_online_after_540 from "./tiendas-online-after-540.webp?url";
import tiendas_online_after_360 from "./tiendas-online-after-360.webp?url";
import software_before_720 from "./software-before-720.webp?url";
import software_before_540 from "./software-before-540.webp?url";
import software_before_360 from "./software-before-360.webp?url";
import software_after_720 from "./software-after-720.webp?url";
import software_after_540 from "./software-after-540.webp?url";
import software_after_360 from "./software-after-360.webp?url";
import fitness_before_720 from "./fitness-before-720.webp?url";
import fitness_before_540 from "./fitness-before-540.webp?url";
import fitness_before_360 from "./fitness-before-360.webp?url";
import fitness_after_720 from "./fitness-after-720.webp?url";
import fitness_after_540 from "./fitness-after-540.webp?url";
import fitness_after_360 from "./fitness-after-360.webp?url";
import inmobiliarias_before_720 from "./inmobiliarias-before-720.webp?url";
import inmobiliarias_before_540 from "./inmobiliarias-before-540.webp?url";
import inmobiliarias_before_360 from "./inmobiliarias-before-360.webp?url";
import inmobiliarias_after_720 from "./inmobiliarias-after-720.webp?url";
import inmobiliarias_after_540 from "./inmobiliarias-after-540.webp?url";
import inmobiliarias_after_360 from "./inmobiliarias-after-360.webp?url";
import belleza_before_720 from "./belleza-before-720.webp?url";
import belleza_before_540 from "./belleza-before-540.webp?url";
import belleza_before_360 from "./belleza-before-360.webp?url";
import belleza_after_720 from "./belleza-after-720.webp?url";
import belleza_after_540 from "./belleza-after-540.webp?url";
import belleza_after_360 from "./belleza-after-360.webp?url";
import educacion_before_720 from "./educacion-before-720.webp?url";
import educacion_before_540 from "./educacion-before-540.webp?url";
import educacion_before_360 from "./educacion-before-360.webp?url";
import educacion_after_720 from "./educacion-after-720.webp?url";
import educacion_after_540 from "./educacion-after-540.webp?url";
import educacion_after_360 from "./educacion-after-360.webp?url";
import salud_before_720 from "./salud-before-720.webp?url";
import salud_before_540 from "./salud-before-540.webp?url";
import salud_before_360 from "./salud-before-360.webp?url";
import salud_after_720 from "./salud-after-720.webp?url";
import salud_after_540 from "./salud-after-540.webp?url";
import salud_after_360 from "./salud-after-360.webp?url";
import finanzas_before_720 from "./finanzas-before-720.webp?url";
import finanzas_before_540 from "./finanzas-before-540.webp?url";
import finanzas_before_360 from "./finanzas-before-360.webp?url";
import finanzas_after_720 from "./finanzas-after-720.webp?url";
import finanzas_after_540 from "./finanzas-after-540.webp?url";
import finanzas_after_360 from "./finanzas-after-360.webp?url";
import automocion_before_720 from "./automocion-before-720.webp?url";
import automocion_before_540 from "./automocion-before-540.webp?url";
import automocion_before_360 from "./automocion-before-360.webp?url";
import automocion_after_720 from "./automocion-after-720.webp?url";
import automocion_after_540 from "./automocion-after-540.webp?url";
import automocion_after_360 from "./automocion-after-360.webp?url";

/** Addresses of the pictures by sector: 360, 540 and 720 px square. */
export const casePictures = {
  "restaurantes": { before: { small: restaurantes_before_360, middle: restaurantes_before_540, large: restaurantes_before_720 }, after: { small: restaurantes_after_360, middle: restaurantes_after_540, large: restaurantes_after_720 } },
  "tiendas-online": { before: { small: tiendas_online_before_360, middle: tiendas_online_before_540, large: tiendas_online_before_720 }, after: { small: tiendas_online_after_360, middle: tiendas_online_after_540, large: tiendas_online_after_720 } },
  "software": { before: { small: software_before_360, middle: software_before_540, large: software_before_720 }, after: { small: software_after_360, middle: software_after_540, large: software_after_720 } },
  "fitness": { before: { small: fitness_before_360, middle: fitness_before_540, large: fitness_before_720 }, after: { small: fitness_after_360, middle: fitness_after_540, large: fitness_after_720 } },
  "inmobiliarias": { before: { small: inmobiliarias_before_360, middle: inmobiliarias_before_540, large: inmobiliarias_before_720 }, after: { small: inmobiliarias_after_360, middle: inmobiliarias_after_540, large: inmobiliarias_after_720 } },
  "belleza": { before: { small: belleza_before_360, middle: belleza_before_540, large: belleza_before_720 }, after: { small: belleza_after_360, middle: belleza_after_540, large: belleza_after_720 } },
  "educacion": { before: { small: educacion_before_360, middle: educacion_before_540, large: educacion_before_720 }, after: { small: educacion_after_360, middle: educacion_after_540, large: educacion_after_720 } },
  "salud": { before: { small: salud_before_360, middle: salud_before_540, large: salud_before_720 }, after: { small: salud_after_360, middle: salud_after_540, large: salud_after_720 } },
  "finanzas": { before: { small: finanzas_before_360, middle: finanzas_before_540, large: finanzas_before_720 }, after: { small: finanzas_after_360, middle: finanzas_after_540, large: finanzas_after_720 } },
  "automocion": { before: { small: automocion_before_360, middle: automocion_before_540, large: automocion_before_720 }, after: { small: automocion_after_360, middle: automocion_after_540, large: automocion_after_720 } },
} as const;
