import assert from "node:assert/strict";
import { test } from "node:test";
import { phrase } from "./language/grammar.ts";
import { inVos } from "./language/voseo.ts";
import { ask, house } from "./proof/asking.ts";
import { inFull } from "./understanding/differences.ts";

/** A post of Teo's for a house of services that sells one thing. */
const post = (industry: string, product: string, prompt: string, more = {}) =>
  ask({
    prompt,
    contentType: "chat",
    profile: house({ industry, products: [product], mainService: product, ...more }),
  });

test("a month or a feast that only says until when is no season", () => {
  const laser = post(
    "Depilación láser",
    "Láser de piernas",
    "post de láser de piernas 39€ la sesión hasta navidad",
  );
  assert.match(laser, /39 € la sesión hasta Navidad/);
  assert.doesNotMatch(laser, /#navidad|El 24|el 24|Luces, visitas/);
  const party = post(
    "Animación infantil",
    "Animación de cumpleaños",
    "post: animación de cumpleaños 2 horas 150€, enero casi completo",
  );
  assert.match(party, /enero casi completo/);
  assert.doesNotMatch(party, /propósito|hoja en blanco|#añonuevo/i);
});

test("who plays at weddings is told nothing of what to wear", () => {
  const text = post("DJ para eventos", "DJ para bodas", "un post de dj para bodas");
  assert.doesNotMatch(text, /vestido|verse como siempre|conviene probar/);
});

test("a letter is no name, and an order before its thing is said as vos does", () => {
  assert.equal(phrase("Coordinación del día B").full, "la coordinación del día B");
  assert.equal(
    inVos("Baño y corte. Di el tamaño al escribir."),
    "Baño y corte. Decí el tamaño al escribir.",
  );
  assert.equal(inVos("Reserva 24 h antes."), "Reservá 24 h antes.");
  assert.equal(inVos("La reserva de la mesa."), "La reserva de la mesa.");
});

test("when it is done is something that we do", () => {
  assert.equal(inFull("en el mismo día"), "lo hacemos en el mismo día");
  assert.equal(inFull("mientras esperas"), "lo hacemos mientras esperas");
  assert.equal(inFull("en tres idiomas"), "en tres idiomas");
});

test("what an owner offers beside the thing is told", () => {
  const charger = post(
    "Electricista",
    "Instalación de puntos de recarga",
    "post: instalacion de puntos de recarga, gestionamos la ayuda, visita gratis",
  );
  assert.match(charger, /[Gg]estionamos la ayuda, visita gratis/);
  const papers = post(
    "Abogado de extranjería",
    "Arraigo social",
    "post de arraigo social, q manden un mensaje con los años q llevan aqui, 1a consulta 40€",
  );
  assert.match(papers, /Manda un mensaje con los años que llevas aquí\. Primera consulta 40 €\./);
  const catering = post(
    "Catering",
    "Catering para empresas",
    "post del catering para empresas, S/ 28 por persona, cotiza por correo",
  );
  assert.match(catering, /Cotiza por correo/);
});

test("a thing done for people opens with what happens to them, and is in nobody's shelf", () => {
  const zips = post(
    "Arreglos de ropa",
    "Cambio de cremalleras",
    "un post del cambio de cremalleras",
    { brandTone: "casual" },
  );
  assert.match(zips, /prenda/);
  assert.doesNotMatch(zips, /Plan de hoy|por dónde empezar/);
  const sitter = post("Niñeras", "Niñera por horas", "un post de niñera por horas");
  assert.doesNotMatch(sitter, /plazas|encontrarla/);
  const camp = post(
    "Talleres infantiles",
    "Campamento de verano",
    "un post del campamento de verano",
  );
  assert.doesNotMatch(camp, /taller mecánico|cita en el taller|coche/i);
});

test("what not to speak of is no fact, as vos says it too", () => {
  const text = post(
    "Entrenador personal",
    "Plan online",
    "post del plan online, rutina nueva cada 4 semanas, no hablés de bajar de peso",
  );
  assert.match(text, /rutina nueva cada 4 semanas/);
  assert.doesNotMatch(text, /bajar de peso|hablés/);
});

test("a word that begins like a food is none: swimming, passport photos and zips", () => {
  const photos = post("Fotografía", "Fotos de carnet", "un post de fotos de carnet");
  assert.doesNotMatch(photos, /cambios de ropa|sesiones empiezan/);
  const piano = post(
    "Afinación de pianos",
    "Afinación de pianos",
    "post de la afinación de pianos",
  );
  assert.match(piano, /tecla|desafin|afinarse|afinación\./);
});

test("what is to be said is not said twice", () => {
  const text = post(
    "Gestoría",
    "Alta de autónomos",
    "post: alta de autonomos por 60 € hasta fin de año",
  );
  assert.match(text, /60 € hasta fin de año/);
  assert.ok((text.match(/bien la actividad/g) ?? []).length < 2);
});

test("a condition for customers and a package keep their words", () => {
  const shelves = post(
    "Multiservicios para el hogar",
    "Montaje de muebles",
    "post de montaje de muebles desde $250, mismo dia si escriben antes de las 10",
  );
  assert.match(shelves, /mismo día si escribes antes de las 10/);
  const photos = post(
    "Fotografía de eventos",
    "Fotos de bautizo",
    "post de fotos de bautizo paquete S/ 450 con 60 fotos, reserva con el 30%",
  );
  assert.match(photos, /fotos de bautizo: paquete S\/ 450 con 60 fotos/i);
});

test("who restores dolls serves no meals", () => {
  const text = post(
    "Restauración de juguetes",
    "Restauración de muñecas",
    "un post de la restauración de muñecas",
  );
  assert.doesNotMatch(text, /gastronomia|comerfuera|plato/);
});

test("a trade is told from the one that begins like it", () => {
  const cases: [string, string, RegExp][] = [
    ["Aire acondicionado para coches", "Recarga de gas", /cuarto|casa son avisos/],
    ["Pintura automotriz", "Pulitura", /habitación|baños y cocinas/],
    ["Alquiler de coches", "Furgonetas de 9 plazas", /facturar|prueba/],
    ["Construcción de piscinas", "Pintura de pileta", /habitación|pared/],
    ["Fotomatón", "Alquiler de fotomatón", /mesa|vajilla/],
    ["Guardería canina", "Alojamiento en vacaciones", /veterinari|consulta/],
  ];
  for (const [industry, product, never] of cases)
    assert.doesNotMatch(
      post(industry, product, `un post de ${product.toLowerCase()}`).split("---")[0]!,
      never,
      industry,
    );
});

test("rain that would put it off is no rainy day, and how to say it is no detail of it", () => {
  const yoga = post(
    "Yoga",
    "Yoga en la playa",
    "post de yoga en la playa, sábados 9 am, si llueve se suspende",
  );
  assert.match(yoga, /si llueve se suspende/);
  assert.doesNotMatch(yoga, /paraguas|Afuera, agua/);
  const calm = post(
    "Psicología",
    "Ansiedad",
    "post sobre ansiedad, sin asustar, sesiones de 50 min los martes",
  );
  assert.match(calm, /50 min los martes/);
  assert.doesNotMatch(calm, /sin asustar/);
  assert.equal(phrase("Preparación TOEFL").full, "la preparación TOEFL");
});

test("who accepts is who reads, and an exclusive voice says no saying in place of a fact", () => {
  const washers = post(
    "Reparación de electrodomésticos",
    "Reparación de lavadoras",
    "post de reparacion de lavadoras, visita $250 y se descuenta si aceptan",
  );
  assert.match(washers, /se descuenta si aceptas/);
  const facial = post(
    "Estética",
    "Limpieza facial",
    "post de la limpieza facial, $20.000 en efectivo",
    { brandTone: "luxury" },
  );
  assert.doesNotMatch(facial, /Lo que abunda cansa|no se encuentran con prisa/);
});

test("a photo session of Christmas is about photos, and nobody chooses a scan from a shelf", () => {
  const photos = post(
    "Fotografía",
    "Sesión de Navidad",
    "post de la sesion de navidad, 65€ 10 fotos",
  );
  assert.doesNotMatch(photos, /buscando|Luces, visitas/);
  const scan = post("Taller mecánico", "Escaneo", "un post del escaneo", {
    primaryGoal: "engagement",
  });
  assert.doesNotMatch(scan, /al elegir/);
});
