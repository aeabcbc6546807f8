import { type BusinessFacts, businessProfileInput } from "#shared/brain.ts";

/** The copywriter's input for one of the site's fictional businesses. */
export interface SectorBusiness {
  /** As in scripts/site-cases/cases.ts, which has the facts about the business. */
  sector: string;
  profile: BusinessFacts;
  /** The week's subjects from Monday: a post each, or with `image` a text for a picture. */
  week: readonly { about: string; image?: true }[];
}

const common = {
  businessType: "b2c",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram"],
} as const;

type ProfileFields = Partial<Record<keyof BusinessFacts, unknown>>;
const profileOf = (profile: ProfileFields) => businessProfileInput.parse({ ...common, ...profile });

/** A post each day, except a text for a picture on Wednesday and Saturday. */
const week = (...subjects: [string, string, string, string, string, string, string]) =>
  subjects.map((about, at) => (at === 2 || at === 5 ? { about, image: true as const } : { about }));

export const sectorBusinesses: readonly SectorBusiness[] = [
  {
    sector: "restaurantes",
    profile: profileOf({
      businessName: "Brasa y Limón",
      industry: "restaurant",
      mainService: "Arroces por encargo a leña de naranjo",
      targetAudience: "familias y parejas que salen a comer",
      audienceLocation: "Valencia",
      products: ["arroz a leña de naranjo", "verduras a la brasa", "menú del día"],
      differentiators: ["arroces a leña de naranjo"],
    }),
    week: week(
      "el menú del día",
      "las verduras a la brasa",
      "el arroz a leña de naranjo",
      "la reserva de mesa",
      "el arroz para dos",
      "el menú del día",
      "el arroz a leña de naranjo",
    ),
  },
  {
    sector: "tiendas-online",
    profile: profileOf({
      businessName: "Hoja Lenta",
      industry: "Tienda online de plantas",
      mainService: "Plantas de interior en maceta de barro, con envío a todo el país",
      targetAudience: "personas con poco tiempo que quieren plantas en casa",
      audienceLocation: "Quito",
      products: ["sansevieria", "macetas de barro", "plantas de interior"],
      differentiators: ["envíos a todo el país"],
    }),
    week: week(
      "la sansevieria",
      "las macetas de barro",
      "la sansevieria",
      "el trasplante de una planta",
      "una planta para regalar",
      "las macetas de barro",
      "las plantas de sombra",
    ),
  },
  {
    sector: "software",
    profile: profileOf({
      businessName: "Cuadrante",
      industry: "saas",
      businessType: "b2b",
      mainService: "Programa de turnos para tiendas y bares",
      targetAudience: "encargados de tiendas y bares",
      audienceLocation: "Bilbao",
      primaryGoal: "leads",
      products: ["cuadrantes de turnos", "control horario", "gestión de vacaciones"],
      differentiators: ["se consulta en el móvil", "demostración por videollamada"],
    }),
    week: week(
      "el cuadrante de turnos",
      "el control horario",
      "el registro de la jornada",
      "el horario del equipo",
      "la demostración por videollamada",
      "el control horario",
      "los turnos en el móvil",
    ),
  },
  {
    sector: "fitness",
    profile: profileOf({
      businessName: "Sala Norte",
      industry: "fitness",
      mainService: "Gimnasio con clases en grupos de 8",
      targetAudience: "personas que salen cansadas del trabajo",
      audienceLocation: "Monterrey",
      primaryGoal: "leads",
      products: ["clase de prueba", "clases en grupo", "entrenamiento de fuerza"],
      differentiators: ["grupos de 8"],
    }),
    week: week(
      "la clase de prueba",
      "el entrenamiento de fuerza",
      "el entrenamiento de fuerza",
      "las clases en grupo",
      "la primera semana de gimnasio",
      "la clase de prueba",
      "el entrenamiento de fuerza",
    ),
  },
  {
    sector: "inmobiliarias",
    profile: profileOf({
      businessName: "Llave Nueve",
      industry: "real_estate",
      mainService: "Venta de casas en Sevilla",
      targetAudience: "familias que buscan casa con patio",
      audienceLocation: "Sevilla",
      primaryGoal: "leads",
      products: ["casa con patio", "visitas a viviendas", "venta de pisos"],
      differentiators: ["visitas por la tarde"],
    }),
    week: week(
      "la casa con patio",
      "las visitas a la casa",
      "la casa con patio",
      "la venta de un piso",
      "la primera vivienda",
      "la venta de un piso",
      "la casa con patio",
    ),
  },
  {
    sector: "belleza",
    profile: profileOf({
      businessName: "Calma",
      industry: "beauty",
      mainService: "Aceite facial de rosa mosqueta",
      targetAudience: "mujeres que se cuidan la piel de noche",
      audienceLocation: "Mendoza",
      products: ["aceite facial de rosa mosqueta"],
      differentiators: ["cinco gotas cada noche"],
    }),
    week: week(
      "el cuidado de la piel",
      "un regalo para cuidarse",
      "la piel sensible",
      "la piel antes de una boda",
      "la rosa mosqueta",
      "la rutina facial",
      "el cuidado del rostro",
    ),
  },
  {
    sector: "educacion",
    profile: profileOf({
      businessName: "Aula Abierta",
      industry: "Academia de inglés",
      mainService: "Clases de inglés hablado en aulas de 6 alumnos",
      targetAudience: "adultos que necesitan hablar inglés en el trabajo",
      audienceLocation: "Lima",
      primaryGoal: "leads",
      products: ["clases de inglés", "prueba de nivel"],
      differentiators: ["6 alumnos por aula"],
    }),
    week: week(
      "las clases de inglés",
      "la prueba de nivel",
      "las clases de inglés",
      "el inglés para el trabajo",
      "las clases de conversación",
      "la prueba de nivel",
      "las clases de inglés",
    ),
  },
  {
    sector: "salud",
    profile: profileOf({
      businessName: "Dental Alba",
      industry: "Clínica dental",
      mainService: "Limpiezas y empastes",
      targetAudience: "personas que retrasan la visita al dentista",
      audienceLocation: "Murcia",
      primaryGoal: "leads",
      products: ["limpieza dental", "empastes", "primera visita"],
      differentiators: ["presupuesto por escrito en la primera visita"],
    }),
    week: week(
      "la limpieza dental",
      "la revisión dental",
      "la limpieza dental",
      "los empastes",
      "el hilo dental",
      "la primera visita",
      "la limpieza dental",
    ),
  },
  {
    sector: "finanzas",
    profile: profileOf({
      businessName: "Cuentas Claras",
      industry: "Asesoría fiscal",
      businessType: "b2b",
      mainService: "Asesoría fiscal para autónomos y empresas: renta, IVA y nóminas",
      targetAudience: "autónomos y empresas pequeñas",
      audienceLocation: "Zaragoza",
      primaryGoal: "leads",
      products: ["declaración trimestral de IVA", "declaración de la renta", "nóminas"],
      differentiators: ["cada trimestre explicado en una página"],
    }),
    week: week(
      "la declaración trimestral de IVA",
      "las nóminas",
      "la declaración de la renta",
      "la asesoría fiscal",
      "las facturas del trimestre",
      "la declaración trimestral de IVA",
      "la declaración de la renta",
    ),
  },
  {
    sector: "automocion",
    profile: profileOf({
      businessName: "Taller Pistón",
      industry: "automotive",
      mainService: "Mecánica en general: frenos, aceite y llantas",
      targetAudience: "conductores",
      audienceLocation: "Medellín",
      primaryGoal: "leads",
      products: ["cambio de aceite", "revisión de frenos", "llantas"],
      differentiators: ["diagnóstico en 24 horas", "presupuesto antes de reparar"],
    }),
    week: week(
      "el cambio de aceite",
      "la revisión de frenos",
      "el cambio de llantas",
      "el líquido de frenos",
      "las llantas",
      "la revisión de frenos",
      "el cambio de aceite",
    ),
  },
];
