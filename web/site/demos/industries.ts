/** Suggested while somebody types their industry; any other words are taken, too. */
export const suggestedIndustries: readonly string[] = [
  "Restaurante", "E-commerce", "Tecnología", "Abogados", "Academia de idiomas", "Academia de baile",
  "Agencia de marketing", "Agencia de viajes", "Agencia inmobiliaria", "Alimentación",
  "Alquiler vacacional", "Arquitectura", "Arte y galerías", "Artesanía", "Asesoría fiscal",
  "Autoescuela", "Automoción", "Bar de tapas", "Barbería", "Bicicletas", "Bodas y eventos",
  "Bodega y vinos", "Cafetería", "Carnicería", "Carpintería", "Catering", "Centro de estética",
  "Centro de yoga", "Cerrajería", "Cervecería artesanal", "Clínica dental", "Clínica estética",
  "Clínica médica", "Clínica veterinaria", "Coaching", "Coches de segunda mano", "Concesionario",
  "Construcción", "Consultoría", "Contabilidad", "Cosmética", "Coworking", "CrossFit",
  "Decoración del hogar", "Diseño gráfico", "Electricidad", "Electrodomésticos",
  "Energía solar", "Escuela de cocina", "Farmacia", "Ferretería", "Finanzas", "Fisioterapia",
  "Fitness", "Floristería", "Formación en línea", "Fotografía", "Frutería", "Gestoría", "Gimnasio",
  "Guardería", "Heladería", "Herbolario", "Hostal", "Hotel", "Informática", "Inmobiliaria",
  "Instrumentos musicales", "Jardinería", "Joyería", "Juguetería", "Lavandería", "Librería",
  "Limpieza", "Mascotas", "Mercería", "Moda", "Mudanzas", "Muebles", "Nutrición", "ONG", "Óptica",
  "Panadería", "Papelería", "Pastelería", "Peluquería", "Perfumería", "Pilates", "Pizzería",
  "Psicología", "Reformas", "Relojería", "Reparación de móviles", "Seguros", "Software", "Spa",
  "Supermercado", "Taller mecánico", "Taxi y transporte", "Tienda online", "Turismo rural",
  "Videojuegos", "Zapatería", "Otro",
];

/** Beginnings of words, without accents: the first group that has one of them is taken. */
const beginnings: Record<string, readonly string[]> = {
  dentistas: ["dental", "dentista", "odontolog", "ortodoncia"],
  veterinarias: ["veterinari"],
  "tiendas-online": ["e-commerce", "ecommerce", "tienda online", "tienda en linea", "tienda virtual", "comercio electronico"],
  software: ["software", "saas", "aplicacion"],
  restaurantes: ["restaurant", "pizzeria", "bar de tapas", "marisqueria", "taqueria", "asador", "parrilla"],
  cafeterias: ["cafeteria"],
  panaderias: ["panaderia", "pasteleria", "bolleria", "reposteria"],
  fitness: ["fitness", "gimnasio", "crossfit", "entrena"],
  peluquerias: ["peluqueria"],
  belleza: ["belleza", "estetica", "centro de estetica", "spa", "beauty", "masajes"],
  educacion: ["academia", "educacion", "formacion", "cursos", "clases"],
  abogados: ["abogad", "bufete"],
  finanzas: ["finanzas", "financier"],
  salud: ["salud", "clinica", "medic", "fisioterapia"],
  inmobiliarias: ["inmobiliari", "bienes raices", "real estate"],
  talleres: ["taller mecanico", "taller de coches", "taller de autos", "mecanica"],
  automocion: ["automocion", "automotriz", "concesionario", "coches", "autos"],
  floristerias: ["floristeria", "floreria", "flores"],
  hoteles: ["hotel", "hostal"],
  fotografia: ["fotograf"],
  reformas: ["reforma", "remodelacion"],
  joyerias: ["joyeria", "joyas"],
};

/** With these words beside them the same beginnings mean a trade for which those texts are wrong. */
const otherTrades = /\b(?:alquiler|seguros|baile|yoga|bicicletas|muebles|productos?|escuela de)\b/;

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9-]+/g, " ")
    .trim();

/** The file of texts for what somebody typed as their industry; `general` when none is surely right. */
export function groupOf(industry: string): string {
  const typed = ` ${plain(industry)}`;
  if (otherTrades.test(typed)) return "general";
  const found = Object.entries(beginnings).find(([, words]) =>
    words.some((word) => typed.includes(` ${word}`)),
  );
  return found?.[0] ?? "general";
}
