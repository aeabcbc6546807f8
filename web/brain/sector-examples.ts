/** Example answers for an industry, used as placeholders only. */
interface SectorExamples {
  mainService: string;
  targetAudience: string;
  products: string;
  brandValues: string;
  differentiators: string;
}

const food: SectorExamples = {
  mainService: "Pan de masa madre hecho cada mañana, para llevar o a domicilio.",
  targetAudience: "Familias del barrio que buscan pan de verdad y tienen poco tiempo.",
  products: "Hogaza, empanada, roscón",
  brandValues: "Paciencia, producto local",
  differentiators: "24 horas de reposo, horno de leña",
};

/** Industries by a pattern of their names, without accents; the first match counts. */
const sectors: readonly (readonly [RegExp, SectorExamples])[] = [
  [
    /flor|jardin|vivero|planta/,
    {
      mainService: "Ramos de temporada, plantas y flores para bodas.",
      targetAudience: "Quien regala flores con intención y parejas que se casan por aquí.",
      products: "Ramo de temporada, peonías",
      brandValues: "Cercanía, flor de temporada",
      differentiators: "Entrega el mismo día, flor local",
    },
  ],
  [
    /peluq|barber|bellez|cosmet|estetic|unas|spa\b/,
    {
      mainService: "Corte, color y tratamientos, con cita por mensaje.",
      targetAudience: "Mujeres con poco tiempo que quieren verse bien sin complicarse.",
      products: "Corte, balayage, manicura",
      brandValues: "Cuidado, sinceridad",
      differentiators: "Puntualidad, productos veganos",
    },
  ],
  [
    /dent|clinic|salud|fisio|psico|nutri|farmac|optic|veterin|mascota/,
    {
      mainService: "Revisiones y tratamientos con un plan claro desde la primera visita.",
      targetAudience: "Personas del barrio que llevan tiempo aplazando la visita.",
      products: "Primera visita, revisión anual",
      brandValues: "Confianza, calma",
      differentiators: "Citas por la tarde, presupuesto claro",
    },
  ],
  [
    /fitness|gimnas|yoga|pilates|deport|danza|entren/,
    {
      mainService: "Clases en grupos pequeños y planes a medida.",
      targetAudience: "Personas que nunca duran en un gimnasio y quieren moverse.",
      products: "Clase suelta, bono de diez",
      brandValues: "Constancia, buen humor",
      differentiators: "Grupos de ocho, sin permanencia",
    },
  ],
  [
    /moda|ropa|joy|zapat|calzado|e-?commerce|tienda|artesan|papeler|librer|jugue/,
    {
      mainService: "Ropa de algodón hecha cerca, en tienda y por internet.",
      targetAudience: "Quien compra poco, pero quiere que le dure.",
      products: "Vestido de lino, bolso de mano",
      brandValues: "Calidad, producción cercana",
      differentiators: "Series cortas, arreglos gratis",
    },
  ],
  [
    /reforma|construc|arquitect|interior|decor|hogar|inmob|limpie|energ|ferret|carpint|electric/,
    {
      mainService: "Reformas de cocinas y baños con precio cerrado.",
      targetAudience: "Parejas que estrenan piso y no quieren sorpresas.",
      products: "Reforma de baño, cocina a medida",
      brandValues: "Seriedad, orden",
      differentiators: "Precio cerrado, un solo contacto",
    },
  ],
  [
    /abogad|asesor|gestor|consult|segur|finan|contab|agencia|marketing|ong\b/,
    {
      mainService: "Impuestos y papeles de autónomos, sin palabras raras.",
      targetAudience: "Autónomos que dejan los papeles para el último día.",
      products: "Declaración trimestral, alta",
      brandValues: "Claridad, discreción",
      differentiators: "Respuesta en el día, cuota fija",
    },
  ],
  [
    /saas|software|tecnolog|informat|videojueg|app\b/,
    {
      mainService: "Un programa para llevar citas y cobros desde el móvil.",
      targetAudience: "Negocios de dos a diez personas que aún usan papel.",
      products: "Plan básico, plan equipo",
      brandValues: "Sencillez, transparencia",
      differentiators: "Lista en diez minutos, sin permanencia",
    },
  ],
  [
    /taller|mecanic|automo|coche|moto/,
    {
      mainService: "Revisión y reparación de coches, con presupuesto antes de tocar nada.",
      targetAudience: "Vecinos que necesitan el coche a diario y temen la factura.",
      products: "Cambio de aceite, frenos",
      brandValues: "Honradez, rapidez",
      differentiators: "Presupuesto por mensaje, garantía",
    },
  ],
  [
    /academ|educa|escuel|idioma|musica|formacion|clases/,
    {
      mainService: "Clases de inglés en grupos de seis, en el centro y por internet.",
      targetAudience: "Adultos que lo han dejado varias veces y lo necesitan.",
      products: "Curso intensivo, clase suelta",
      brandValues: "Paciencia, constancia",
      differentiators: "Grupos de seis, horario flexible",
    },
  ],
  [
    /hotel|viaje|turis|alojam|rural|boda|evento|foto/,
    {
      mainService: "Casa rural para diez personas con huerto y chimenea.",
      targetAudience: "Grupos de amigos y familias que buscan desconectar cerca.",
      products: "Fin de semana, casa completa",
      brandValues: "Hospitalidad, calma",
      differentiators: "Admite perros, desayuno de la zona",
    },
  ],
];

/** Examples for an industry in the person's own words; a bakery's when none matches. */
export function examplesFor(industry: string): SectorExamples {
  const name = industry
    .toLocaleLowerCase("es")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
  return sectors.find(([names]) => names.test(name))?.[1] ?? food;
}
