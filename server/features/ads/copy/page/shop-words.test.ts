import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { briefOf, statement } from "../example-briefs.ts";
import { phoneOf } from "./phone-of.ts";
import { sourceWords } from "./site-words.ts";

type Site = Parameters<typeof briefOf>[1];
const wordsOf = (name: string, site: Site) => sourceWords(briefOf(name, site));

test("A shop's town is the marked one, the end of its address, or a place that its title names", () => {
  const towns: [site: Site, town: string | null][] = [
    [{ town: "Soria", title: "Pan en Burgos" }, "Soria"],
    [{ address: "Calle Ejemplo 31 bajo, 46020 Valencia" }, "Valencia"],
    [{ says: [statement("Jirón Ejemplo 1450, Lince, Lima", "place")] }, "Lima"],
    [{ title: "Lápidas y arte funerario · Lugo" }, "Lugo"],
    [{ title: "Panadería en San Sebastián de siempre" }, "San Sebastián"],
    [{ title: "Jabones hechos en casa" }, null],
    [{ title: "Camisas de Lino" }, null],
  ];
  for (const [site, town] of towns) assert.equal(wordsOf("Ejemplo", site).town, town);
});

test("A street ends a sentence whole, without its postal code or what was cut off", () => {
  const places: [address: string, place: string | null][] = [
    ["Calle Ejemplo 31 bajo, 46020 Valencia", "calle Ejemplo 31 bajo, Valencia"],
    ["Av. Ejemplo 1420, of.", "av. Ejemplo 1420"],
    ["Camino Ejemplo km 3,200", "camino Ejemplo km 3,200"],
    ["C/ Ejemplo, 7 02000 Albacete", "c/ Ejemplo, 7, Albacete"],
    ["Polígono", null],
    ["Pregunte por Ana", null],
  ];
  for (const [address, place] of places) assert.equal(wordsOf("Ejemplo", { address }).place, place);
});

test("A number is written as its customers dial it", () => {
  const numbers: [written: string, said: string | null][] = [
    ["+34984000000", "984 000 000"],
    ["34 984 00 00 00", "984 000 000"],
    ["968000505", "968 000 505"],
    ["300 000 0606", "300 000 0606"],
    ["+59820000000", "2000 0000"],
    ["+59899000417", "099 000 417"],
    ["+56220000417", "2 2000 0417"],
    ["+5213300000652", "33 0000 0652"],
    ["lláma ya", null],
    ["12", null],
  ];
  for (const [phone, said] of numbers) assert.equal(phoneOf({ phone }), said);
});

test("A number keeps its last seven digits, however it is written", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d[\d .-]{5,18}\d$/), (phone) => {
      const said = phoneOf({ phone });
      const digits = phone.replace(/\D/g, "");
      if (said) assert.ok(said.replace(/\D/g, "").endsWith(digits.slice(-7)), `${phone} → ${said}`);
    }),
  );
});

test("Hashtags name the shop's trade and place, not whatever its page mentions", () => {
  const says = [
    statement("Reparamos guitarras de todas las marcas", "process"),
    statement("Tapa de cedro, aros de palosanto", "material"),
  ];
  const { tags, trade } = wordsOf("Guitarras Ejemplo", { says, town: "Granada", title: "Inicio" });
  assert.equal(trade, "Guitarras");
  assert.deepEqual(tags, ["Guitarras Granada", "Guitarras", "Granada"]);
});

test("The hours are told in one line where the page has one timetable, not one of several things", () => {
  const hours = (text: string, under = "Horario") => ({ ...statement(text, "hours"), under });
  const told = (...says: ReturnType<typeof hours>[]) => wordsOf("Ejemplo", { says }).hours;
  assert.equal(told(hours("Lunes a Viernes: 9:00 a 14:00.")), "Lunes a viernes: 9:00 a 14:00");
  assert.equal(
    told(hours("Lunes a viernes, 9 a 14 h"), hours("Sábados, 10 a 13 h")),
    "Lunes a viernes, 9 a 14 h; sábados, 10 a 13 h",
  );
  assert.equal(told(hours("Lunes, 9 a 14 h", "Tienda"), hours("Martes, 18 a 20 h", "Cata")), null);
  assert.equal(told(hours("La milonga de los viernes: de 21.30 a 2")), null);
});

test("A number that is only for WhatsApp is written to, not called", () => {
  const words = wordsOf("Ejemplo", { phone: null, whatsapp: "+573000000731" });
  assert.deepEqual([words.phone, words.whatsapp], ["300 000 0731", "300 000 0731"]);
  assert.equal(words.action, "chat");
  const both = wordsOf("Ejemplo", { phone: "944 000 218", whatsapp: "600 000 218" });
  assert.deepEqual(
    [both.phone, both.whatsapp, both.action],
    ["944 000 218", "600 000 218", "call"],
  );
});

test("People say vos in Argentina and Uruguay where the page's words leave it open", () => {
  assert.equal(wordsOf("Ejemplo", { address: "Calle Ejemplo 12, Rosario, Santa Fe" }).form, "vos");
  assert.equal(wordsOf("Ejemplo", { says: [statement("Tomamos mate con vos")] }).form, "vos");
  assert.equal(wordsOf("Ejemplo", { address: "Calle Ejemplo 12, Santander" }).form, "tu");
});

test("The trade is what the page is about, unless the name says it", () => {
  const says = ["Un tatuaje que seguirás queriendo", "No copiamos tatuajes", "Tu tatuaje, a mano"];
  const studio = {
    title: "Tinta Norte: tatuaje en Bilbao",
    says: says.map((text) => statement(text)),
  };
  assert.equal(wordsOf("Tinta Norte", studio).trade, "Tatuaje");
  assert.equal(wordsOf("Panadería Norte", studio).trade, "Panadería");
});
