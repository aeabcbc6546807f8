import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./page.ts";
import { readSite } from "./site.ts";

const read = (head: string, body: string) => {
  const page = parsePage(
    `<html><head>${head}</head><body>${body}</body></html>`,
    "https://ejemplo.test/",
  );
  return readSite(page, { stylesheets: [], manifest: null });
};

test("The titles are those of document, preview and headings, each once, without mere «Inicio»", () => {
  const head = `<title>Pan en Soria</title><meta property="og:title" content="Horno Ejemplo">`;
  const { titles } = read(head, "<h1>Pan de leña</h1><h2>Inicio</h2><h2>Pan de leña</h2>");
  assert.deepEqual(titles, ["Pan en Soria", "Horno Ejemplo", "Pan de leña"]);
});

test("Lines with a street, a postal code or a way from a landmark may tell where it is", () => {
  const lines = [
    "OFICINA: Calle 31 No. 214, Col. García, C.P. 97070, Merida, Yucatan",
    "42200 Almazán (Soria)",
    "San Rafael, 200 metros norte de la iglesia",
  ];
  const { places } = read(
    "",
    [...lines, "Somos tres hermanos"].map((one) => `<p>${one}</p>`).join(""),
  );
  assert.deepEqual(places, lines);
});

test("Of a long page few are kept, the first and the last", () => {
  const all = Array.from({ length: 60 }, (_, at) => `<p>Calle Mayor ${at + 1}, Soria</p>`);
  const { places = [] } = read("", all.join(""));
  assert.equal(places.length, 16);
  assert.equal(places.at(-1), "Calle Mayor 60, Soria");
});
