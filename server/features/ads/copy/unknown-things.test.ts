import assert from "node:assert/strict";
import { test } from "node:test";
import type { SiteWords } from "./ad-copy.ts";
import { briefOf, product } from "./example-briefs.ts";
import { writeLocalAds } from "./local-ads.ts";

type Sold = [name: string, price?: string];

/** All that is said of a business, with several seeds. */
function said(name: string, told: Partial<SiteWords>, sells: Sold[]): string {
  const products = sells.map(([thing, price]) => product(thing, price ?? null));
  return ["a", "b", "c", "d", "e", "f"]
    .map((seed) => JSON.stringify(writeLocalAds(briefOf(name, { ...told, products }, seed))))
    .join("\n");
}

test("A name that is no noun stands as its page writes it: with its price or in quotation marks, without article", () => {
  const texts = said(
    "Casa Ejemplo",
    { title: "Casa Ejemplo en Soria", description: "Abierto todo el año.", town: "Soria" },
    [
      ["Suelo pélvico", "45 €"],
      ["Islandia 8 días", "1.890 €"],
      ["Pintar paragolpes", "120 €"],
      ["Arrullo muselina"],
      ["Reformer 2x semana"],
    ],
  );
  for (const name of ["suelo pélvico", "islandia", "pintar", "arrullo", "reformer"]) {
    assert.doesNotMatch(
      texts,
      new RegExp(`(?<!\\p{L})(?:el|la|los|las|del|al|un|una|por|con|espera|tienes) ${name}`, "iu"),
    );
  }
  assert.match(texts, /Suelo pélvico: 45 €/);
  assert.match(texts, /«(?:Arrullo muselina|Reformer 2x semana)»/);
});

test("What its page lists of menus and mourning is no product", () => {
  const texts = said("Clínica Ejemplo", { title: "Dentista en Soria", town: "Soria" }, [
    ["Inicio"],
    ["Ver más"],
    ["Aviso legal"],
    ["Lápidas y panteones"],
    ["Invisalign", "79 €"],
  ]);
  assert.doesNotMatch(texts, /inicio|ver más|aviso legal|lápidas/i);
  assert.match(texts, /Invisalign/);
});

test("A trade that has no words here is lent none of another's", () => {
  const lent: [title: string, sells: Sold[], others: RegExp][] = [
    [
      "Administración de fincas en Soria",
      [["Gestión de alquileres"]],
      /impuesto|trimestre|formulario/i,
    ],
    ["Alquiler de barcos en Soria", [["Moto de agua 30 min", "60 €"]], /\bcasas?\b(?! Ejemplo)/i],
    ["Ropa de bebé", [["Pelele de punto", "29 €"]], /te pondrías|armario|oficina/i],
    ["Residencia canina en Soria", [["Noche", "18 €"]], /síntoma|distinto últimamente|se explica/i],
    ["Cuchillos de cocina", [["Navaja clásica", "42 €"]], /\bcarta\b|sobremesa|\bcomer\b/i],
    ["Placas solares en Soria", [["Punto de recarga", "890 €"]], /tabique|regal/i],
    ["Barranquismo en Soria", [["Barranquismo Vallegón", "45 €"]], /\bpan\b|maleta/i],
  ];
  for (const [title, sells, others] of lent) {
    assert.doesNotMatch(said("Casa Ejemplo", { title, town: "Soria" }, sells), others, title);
  }
});

test("A business is called by its own name, whole, and a sign stays a sign", () => {
  const texts = said("Clínica Veterinaria Cuatro Patas", { title: "Veterinario en Soria" }, [
    ["TARJETA REGALO", "20 €"],
    ["HP 305XL NEGRO", "14,95 €"],
  ]);
  assert.match(texts, /Cuatro Patas/);
  assert.doesNotMatch(texts, /Cuatro(?! ?Patas)/);
  assert.match(texts, /HP 305XL Negro/);
});
