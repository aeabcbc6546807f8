import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage } from "./page.ts";
import { readSite } from "./site.ts";

const contactsOf = (html: string) => {
  const page = parsePage(`<html lang="es"><body>${html}</body></html>`, "https://ejemplo.test/");
  const { phone, whatsapp } = readSite(page, { stylesheets: [], manifest: null });
  return [phone, whatsapp];
};

test("The number for WhatsApp is the one beside that word, not the telephone before it", () => {
  assert.deepEqual(contactsOf("<p><b>Tfno.</b> 986 000 314 <b>WhatsApp</b> 600 000 314</p>"), [
    "986 000 314",
    "600 000 314",
  ]);
  assert.deepEqual(contactsOf("<p>Telf. 400-0734, cel. 700-00734 (WhatsApp)</p>"), [
    "400-0734",
    "700-00734",
  ]);
});

test("A number that a link dials is told as the page prints it", () => {
  const linked = `<a href="https://wa.me/59899000417">Escribinos</a>`;
  assert.deepEqual(contactsOf(`${linked}<p>Cel. 099 000 417</p>`), ["099 000 417", "099 000 417"]);
  assert.deepEqual(contactsOf(linked), [null, "+59899000417"]);
  const opened = `<p>De 10:00 a 15:00</p><p><a href="tel:945000108">945 00 01 08</a></p>`;
  assert.deepEqual(contactsOf(opened), ["945 00 01 08", undefined]);
});

test("What the tax office calls a business is no telephone", () => {
  for (const number of [
    "NIT 900.000.000-0",
    "RUC: 20000000001",
    "CUIT 30-71234567-8",
    "CIF B00000000",
    "RUT 76.000.000-0",
  ]) {
    assert.deepEqual(contactsOf(`<p>Reparacel ${number}</p>`), [null, undefined], number);
    assert.equal(
      contactsOf(`<footer>Cel. ${number} · Tel. 944 000 218</footer>`)[0],
      "944 000 218",
    );
  }
});

test("A number begins after the hour or the bracket before it", () => {
  assert.equal(contactsOf("<p>Domingos, 10:00–15:00 945 00 01 08</p>")[0], "945 00 01 08");
  assert.equal(contactsOf("<p>50007 Zaragoza (bus 33) 976 00 04 19</p>")[0], "976 00 04 19");
});

test("Two numbers in two lines are not one", () => {
  const lines = "<p>LLAMANOS<br>(021) 555 018<br>(0981) 555 018<br>también WhatsApp</p>";
  assert.equal(contactsOf(lines)[0], "(021) 555 018");
});
