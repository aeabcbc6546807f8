/** The ten sectors with a page (/para/:sector), and their names in the footer. */
export const sectorNames = [
  { id: "restaurantes", name: "Restaurantes" },
  { id: "tiendas-online", name: "Tiendas online" },
  { id: "software", name: "Software" },
  { id: "fitness", name: "Fitness" },
  { id: "inmobiliarias", name: "Inmobiliarias" },
  { id: "belleza", name: "Belleza" },
  { id: "educacion", name: "Educación" },
  { id: "salud", name: "Salud" },
  { id: "finanzas", name: "Finanzas" },
  { id: "automocion", name: "Automoción" },
] as const;

export type SectorId = (typeof sectorNames)[number]["id"];
export const forYourSector = "Para tu sector";
