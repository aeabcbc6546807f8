import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { assertAccessible, onPhone } from "#test/browser.ts";
import { startLocalSite } from "#test/local-site.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

const html = `<!doctype html><html lang="es"><head><meta charset="utf-8">
<title>Pan de masa madre | Horno de Ejemplo</title>
<meta property="og:site_name" content="Horno de Ejemplo">
<meta name="description" content="Panadería artesana: pan de masa madre cada mañana."></head>
<body><p>Te esperamos en tu barrio, como en casa.</p><ul><li>Hogaza 4,50 €</li><li>Bollo 1,20 €</li></ul>
<a href="https://www.instagram.com/horno.ejemplo/">Instagram</a></body></html>`;

const shop = await startLocalSite((request, response) => {
  const found = request.url === "/";
  response.writeHead(found ? 200 : 404, { "content-type": "text/html" }).end(found ? html : "");
});
const { host } = shop;

describe("a profile from a website, in Chromium", () => {
  const { site, open } = siteInChromium({ allowHosts: [host] });
  after(() => shop.close());

  for (const [name, viewport] of Object.entries(onPhone)) {
    it(`the wizard is filled from a website, keeps what was typed, and can be undone (${name})`, async () => {
      const person = await site.person("Clara");
      const { page, complaints, close } = await open({
        viewport,
        person: person,
        expected: /status of (422|404)/,
      });
      await page.goto("/onboarding");
      const business = page.getByLabel(/nombre de tu negocio/i);
      const industry = page.getByLabel(/sector/i);
      await business.fill("El horno de Clara");
      const web = page.getByLabel(/tienes web/i);
      const fill = page.getByRole("button", { name: "Rellenar desde mi web" });

      await web.fill("mi web");
      await fill.click();
      await page.getByText("Esa dirección no es válida").waitFor();
      await web.fill(`${host}/no-esta`);
      await web.press("Enter");
      await page.getByText("No encontramos esa página").waitFor();
      assert.equal(await industry.inputValue(), "");

      await web.fill(host);
      await fill.click();
      await page
        .getByText(
          "Hemos rellenado el sector, lo que vendes, el tono, las plataformas y los productos",
        )
        .waitFor();
      assert.equal(await business.inputValue(), "El horno de Clara");
      assert.equal(await industry.inputValue(), "Panadería y pastelería");
      await assertAccessible(page);

      await industry.fill("Pastelería");
      await page.getByRole("button", { name: "Deshacer" }).click();
      const service = page.getByLabel(/qué vendes o/i);
      assert.equal(await service.inputValue(), "");
      assert.equal(await industry.inputValue(), "Pastelería");
      assert.equal(await business.inputValue(), "El horno de Clara");
      assert.deepEqual(complaints, []);
      await close();
    });
  }
});
