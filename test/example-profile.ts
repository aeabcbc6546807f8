/** A complete business profile, as Brain Central saves it. */
export const exampleProfile = {
  businessName: "Horno de ejemplo",
  industry: "panadería",
  businessType: "b2c",
  mainService: "Pan de masa madre y bollería",
  targetAudience: "Familias del barrio",
  audienceAge: "26-35",
  audienceLocation: "Valencia",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram", "email"],
  products: ["hogaza de centeno", "cruasán"],
  brandValues: ["cercanía"],
  differentiators: ["24 horas de reposo"],
} as const;
