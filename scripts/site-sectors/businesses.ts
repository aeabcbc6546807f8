import { type BusinessFacts, businessProfileInput } from "#shared/brain.ts";

/** The copywriter's input for one of the site's fictional businesses. */
export interface SectorBusiness {
  /** As in scripts/site-cases/cases.ts, which has the facts about the business. */
  sector: string;
  profile: BusinessFacts;
  /** From Monday, each day's subject and what the owner tells about it: for a post, or with `image` for a picture. */
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
      industry: "Restaurante",
      mainService: "Arroces por encargo a leña de naranjo",
      targetAudience: "familias y parejas que salen a comer",
      audienceLocation: "Valencia",
      products: ["arroz a leña de naranjo", "verduras a la brasa", "menú del día"],
    }),
    week: week(
      "El menú del día se sirve de lunes a viernes. Lleva primero, segundo y postre",
      "Las verduras a la brasa también se hacen con leña de naranjo. Cambian cada semana",
      "arroz a leña de naranjo. Se encarga antes de las 12",
      "Los arroces se encargan antes de las 12. Con menos tiempo no salen bien",
      "El arroz a leña de naranjo sale a 19 € por persona. El mínimo son dos personas",
      "menú del día. De lunes a viernes",
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
    }),
    week: week(
      "La sansevieria se riega cada tres semanas. Va en maceta de barro y cuesta 18 $",
      "Las macetas de barro dejan respirar la tierra. Las enviamos a todo el país",
      "sansevieria. Riego cada tres semanas",
      "el trasplante de una planta",
      "Una planta también es un regalo. La enviamos en su maceta de barro a todo el país",
      "macetas de barro. Envíos a todo el país",
      "La sansevieria vive lejos de la ventana y pide poca agua. Es la planta para quien se olvida de regar",
    ),
  },
  {
    sector: "software",
    profile: profileOf({
      businessName: "Cuadrante",
      industry: "Programa de turnos",
      businessType: "b2b",
      mainService: "Programa de turnos para tiendas y bares",
      targetAudience: "encargados de tiendas y bares",
      audienceLocation: "Bilbao",
      primaryGoal: "leads",
      products: ["cuadrantes de turnos", "control horario", "gestión de vacaciones"],
    }),
    week: week(
      "el cuadrante de turnos",
      "El control horario se consulta en el móvil. Cada persona ve sus horas y sus vacaciones",
      "una tarea menos. Los turnos de la semana, en el móvil",
      "el horario del equipo",
      "La demostración es por videollamada. La hacemos con tus turnos de esta semana",
      "control horario. Se consulta en el móvil",
      "los turnos en el móvil",
    ),
  },
  {
    sector: "fitness",
    profile: profileOf({
      businessName: "Sala Norte",
      industry: "Gimnasio",
      mainService: "Gimnasio con clases en grupos de 8",
      targetAudience: "personas que salen cansadas del trabajo",
      audienceLocation: "Monterrey",
      primaryGoal: "leads",
      products: ["clase de prueba", "clases en grupo", "entrenamiento de fuerza"],
    }),
    week: week(
      "la clase de prueba",
      "el entrenamiento de fuerza",
      "entrenamiento de fuerza. Grupos de 8",
      "las clases en grupo",
      "La primera semana se empieza con una clase de prueba. Abrimos de lunes a viernes, de 7 a 22 h",
      "la clase de prueba",
      "el entrenamiento de fuerza",
    ),
  },
  {
    sector: "inmobiliarias",
    profile: profileOf({
      businessName: "Llave Nueve",
      industry: "Inmobiliaria",
      mainService: "Venta de casas en Sevilla",
      targetAudience: "familias que buscan casa con patio",
      audienceLocation: "Sevilla",
      primaryGoal: "leads",
      products: ["casa con patio", "visitas a viviendas", "venta de pisos"],
    }),
    week: week(
      "La casa con patio tiene 3 dormitorios y está a 20 minutos del centro. Se visita por la tarde",
      "las visitas a la casa",
      "casa con patio y 3 dormitorios. A 20 minutos del centro",
      "Enseñamos los pisos por la tarde. Así no tienes que pedir permiso en el trabajo",
      "Si es tu primera vivienda, pregunta lo que haga falta. Los gastos de comunidad te los damos por escrito",
      "la venta de un piso",
      "la casa con patio",
    ),
  },
  {
    sector: "belleza",
    profile: profileOf({
      businessName: "Calma",
      industry: "Cosmética natural",
      mainService: "Aceite facial de rosa mosqueta",
      targetAudience: "mujeres que se cuidan la piel de noche",
      audienceLocation: "Mendoza",
      products: ["aceite facial de rosa mosqueta"],
    }),
    week: week(
      "El aceite facial de rosa mosqueta se usa de noche. Bastan cinco gotas con la piel limpia",
      "un regalo para cuidarse",
      "la piel sensible",
      "la piel antes de una boda",
      "la rosa mosqueta",
      "aceite facial de rosa mosqueta. Cinco gotas cada noche",
      "Del aceite facial de rosa mosqueta quedan 6 frascos. Son de 30 ml",
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
    }),
    week: week(
      "Las clases de inglés son de 6 alumnos por aula. Se habla desde el primer día",
      "La prueba de nivel dura media hora. Se hace hablando",
      "las clases de inglés",
      "el inglés para el trabajo",
      "las clases de conversación",
      "prueba de nivel. Media hora, hablando",
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
    }),
    week: week(
      "la limpieza dental",
      "La revisión dental empieza por escuchar qué te molesta. Se pide cita por teléfono",
      "limpieza dental. Cita por teléfono",
      "El presupuesto de un empaste te lo damos por escrito. Lo tienes en la primera visita",
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
    }),
    week: week(
      "La declaración trimestral de IVA se presenta antes del día 20. Te la explicamos en una página",
      "las nóminas",
      "la declaración de la renta",
      "la asesoría fiscal",
      "las facturas del trimestre. Mándalas antes del día 10 y llegamos a tiempo",
      "declaración trimestral de IVA. Antes del día 20, explicada en una página",
      "la declaración de la renta",
    ),
  },
  {
    sector: "automocion",
    profile: profileOf({
      businessName: "Taller Pistón",
      industry: "Taller mecánico",
      mainService: "Mecánica en general: frenos, aceite y llantas",
      targetAudience: "conductores",
      audienceLocation: "Medellín",
      primaryGoal: "leads",
      products: ["cambio de aceite", "revisión de frenos", "llantas"],
    }),
    week: week(
      "El cambio de aceite empieza con un presupuesto. Si no te convence, no se toca el carro",
      "la revisión de frenos",
      "cambio de llantas. Presupuesto antes de empezar",
      "Si los frenos suenan, tráenos el carro. El diagnóstico está en 24 horas",
      "Las llantas se revisan antes de un viaje largo. Te damos el presupuesto antes de cambiarlas",
      "la revisión de frenos",
      "el cambio de aceite",
    ),
  },
];
