import assert from "node:assert/strict";
import { test } from "node:test";
import { writeCopy } from "./copywriter.ts";
import { writeFor as write } from "./proof/house.ts";

const leather = {
  name: "Cuero Pampa",
  trade: "Marroquinería",
  place: "Rosario",
  products: ["Mochilas de cuero", "Billeteras", "Cinturones"],
};
const bread = {
  name: "Casa Berta",
  trade: "Panadería",
  place: "Burgos",
  products: ["Hogaza de centeno"],
};
const driving = {
  name: "Vía Libre",
  trade: "Autoescuela",
  place: "Badajoz",
  products: ["Permiso B"],
  own: ["prácticas desde tu puerta"],
};

test("the button of an ad does what its text asks for", () => {
  const ads = write("bran", "ad", "anuncio de la hogaza", bread);
  assert.match(ads, /con un mensaje/u);
  assert.match(ads, /\*\*Botón:\*\* Enviar mensaje/u);
});

test("ten per cent of the first purchase is not for everybody", () => {
  const ads = write(
    "bran",
    "ad",
    "anuncio de la hogaza para facebook, primera compra 10% hasta el domingo",
    bread,
  );
  assert.match(ads, /10 % de descuento en la primera compra hasta el domingo/u);
});

test("what it costs to enrol is not what the lessons cost, and two ads have two titles", () => {
  const ads = write(
    "bran",
    "ad",
    "2 anuncios para el permiso b, matricula a 49€ en diciembre",
    driving,
  );
  assert.match(ads, /matrícula a 49 €/iu);
  assert.doesNotMatch(ads, /Permiso B: 49 €/u);
  const titles = [...ads.matchAll(/Titular:\*\* (.*)/gu)].map(([, title]) => title);
  assert.equal(new Set(titles).size, 2);
});

test("what comes with a price stands beside it in an ad of searches", () => {
  const ads = write(
    "bran",
    "search-ad",
    "anuncio google cambio de cerraduras a 120 soles con chapa incluida",
    {
      name: "Cerrajería Tello",
      trade: "Cerrajería",
      place: "Lima",
      products: ["Cambio de cerraduras"],
    },
  );
  assert.match(ads, /120 soles con chapa incluida/u);
});

test("a test of two ads is decided by a figure that an ad manager shows", () => {
  assert.match(
    write("bran", "ad-test", "prueba a/b de la hogaza", bread),
    /\| Se decide por \| Coste por /u,
  );
});

test("an owner who asks for one ad gets one, and its price says for whom it is", () => {
  const ads = write(
    "bran",
    "ad",
    "hacé 1 anuncio de facebook para el baño y corte, $15.000 perros chicos, de martes a sábado",
    { name: "Lulú", trade: "Peluquería canina", place: "Mendoza", products: ["Baño y corte"] },
  );
  assert.equal(ads.match(/Titular:/gu)?.length, 1);
  assert.match(ads, /\$15\.000 para perros chicos/u);
});

test("an audience of a quarter and of women is defined by both", () => {
  const audience = writeCopy({
    workerId: "bran",
    contentType: "audience",
    prompt: "público para el plan mensual, mujeres de 20 a 40 de Ñuñoa",
    history: [],
    seed: "store",
    today: new Date("2026-11-23"),
    profile: {
      businessName: "Roca",
      industry: "Gimnasio",
      businessType: "b2c",
      mainService: "Plan mensual",
      targetAudience: "Mujeres de 20 a 40 años de Ñuñoa",
      audienceAge: "",
      audienceLocation: "Santiago",
      primaryGoal: "leads",
      brandTone: "friendly",
      preferredPlatforms: ["instagram"],
      products: ["Plan mensual"],
      brandValues: [],
      differentiators: [],
    },
  } as Parameters<typeof writeCopy>[0]);
  assert.match(audience, /Ñuñoa, Santiago; mujeres de 20 a 40 años/u);
});

test("so many of something for a price is the price of all of them", () => {
  const ads = write(
    "bran",
    "ad",
    "anuncio de depilacion laser, 3 zonas por 99€ hasta el 15 de diciembre",
    {
      name: "Nieve",
      trade: "Centro de estética",
      place: "Pamplona",
      products: ["Depilación láser"],
    },
  );
  assert.match(ads, /Titular:\*\* Depilación láser: 3 zonas por 99 €/u);
  assert.doesNotMatch(ads, /Depilación láser: 99 €|Descripción:\*\* 99 €/u);
});

test("of a price before and a price now the second is what it costs", () => {
  const ads = write("bran", "ad", "2 anuncios de keratina, antes S/ 250 ahora S/ 180", {
    name: "Nardo",
    trade: "Peluquería",
    place: "Arequipa",
    products: ["Keratina"],
  });
  assert.match(ads, /Keratina: S\/ 180 en vez de S\/ 250/u);
});

test("where an ad goes is none of its words, and half price for a week is for that week", () => {
  const ads = write(
    "bran",
    "ad",
    "quiero un anuncio en linkedin o facebook para limpieza de oficinas, primera semana a mitad de precio",
    {
      name: "Verde",
      trade: "Limpieza de oficinas",
      place: "Bogotá",
      products: ["Limpieza de oficinas"],
    },
  );
  assert.doesNotMatch(ads, /O Facebook|oficinas: a mitad/u);
  assert.match(ads, /primera semana a mitad de precio/iu);
});

test("offices are reached by the posts of those who decide, and nobody excludes what is free", () => {
  const house = {
    name: "Mesa",
    trade: "Catering",
    place: "Quito",
    products: ["Catering para empresas"],
  };
  const audience = write(
    "bran",
    "audience",
    "público para catering de empresas, oficinas del norte de quito",
    house,
  );
  assert.match(audience, /A quién:\*\* Oficinas del norte de Quito/u);
  assert.match(audience, /cargos: dirección/u);
  assert.doesNotMatch(
    write("bran", "search-ad", "anuncio google de valoración gratuita", {
      ...house,
      trade: "Inmobiliaria",
      products: ["Valoración gratuita"],
    }),
    /excluiría:\*\* gratis/iu,
  );
});

test("what comes with a price in small change is told with it, and so is what it is not for", () => {
  const ads = write("bran", "ad", "3 anuncios del menú durum a 7,50 con bebida, solo para llevar", {
    name: "Kebab Luna",
    trade: "Kebab",
    place: "Alicante",
    products: ["Menú durum"],
  });
  assert.equal(ads.match(/7,50 con bebida\. Solo para llevar/gu)?.length, 3);
});

test("an ad for a network named in passing does not begin with its name", () => {
  const ads = write(
    "bran",
    "chat",
    "anuncio insta masaje de parejas 60 min 280.000 pesos válido de lunes a jueves",
    { name: "Spa Jade", trade: "Spa", place: "Cartagena", products: ["Masaje de parejas"] },
  );
  assert.doesNotMatch(ads, /Instagram masaje/u);
});

test("a condition with its day is a whole sentence, and money lent is not the price of a car", () => {
  const mails = write(
    "sofi",
    "cart-recovery",
    "carritos de las mochilas, 5€ de descuento si terminan el pedido antes del domingo",
    leather,
  );
  assert.doesNotMatch(mails, /antes del,/u);
  assert.match(mails, /si terminas el pedido, antes del domingo/u);
  const cars = write(
    "bran",
    "search-ad",
    "google ads coches de segunda mano, financiación desde 120€ al mes",
    {
      name: "Auto Norte",
      trade: "Venta de coches",
      place: "Vigo",
      products: ["Coches de segunda mano"],
    },
  );
  assert.doesNotMatch(cars, /Precio: desde 120|Auto Norte: desde 120/u);
});

test("two nights for a price is no price of one, and a cut name leaves no «del viernes» behind", () => {
  const rooms = write(
    "bran",
    "search-ad",
    "google ads apartamento con chimenea, 2 noches 180 euros",
    {
      name: "Cabaña Sur",
      trade: "Apartamentos rurales",
      place: "Huesca",
      products: ["Apartamento con chimenea"],
    },
  );
  assert.match(rooms, /^- 2 noches por 180 €$/mu);
  assert.doesNotMatch(rooms, /Precio: 180/u);
  const tasting = write(
    "bran",
    "ad",
    "anuncio para las catas del viernes 4 de diciembre, $12.000, 20 lugares",
    { name: "Vinos Alto", trade: "Vinoteca", place: "Mendoza", products: ["Catas"] },
  );
  assert.doesNotMatch(tasting, /[.?:] Del viernes/u);
});
