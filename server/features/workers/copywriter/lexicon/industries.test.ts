import assert from "node:assert/strict";
import { test } from "node:test";
import { fold } from "../language/escape.ts";
import { besideIts, industries, industryOf } from "./industries.ts";
import { asWare, forChildren, taughtBy, topicOf, topics } from "./topics.ts";
import { orderedAs } from "./ways-to-order.ts";

const named: Readonly<Record<string, readonly string[]>> = {
  electrician: [
    "Electricista",
    "Electricista autónomo",
    "Servicios eléctricos",
    "Instalaciones eléctricas",
    "Electricidad y domótica",
  ],
  plumber: [
    "Fontanero",
    "Fontanería y calefacción",
    "Plomería",
    "Gasfitería",
    "Desatascos urgentes",
  ],
  carpentry: ["Carpintería", "Carpintero", "Ebanistería", "Muebles a medida", "Closets y cocinas"],
  painter: [
    "Pintor",
    "Pintores de casas",
    "Pintura de interiores",
    "Empresa de pintura",
    "Pintura y decoración",
  ],
  gardener: ["Jardinería", "Jardinero", "Piscinas", "Mantenimiento de albercas", "Poda de árboles"],
  carers: [
    "Cuidado de adultos mayores",
    "Residencia de mayores",
    "Ayuda a domicilio",
    "Hogar geriátrico",
    "Centro de día",
  ],
  shades: ["Persianas y toldos", "Arreglo de persianas", "Mosquiteras a medida"],
  upholstery: ["Tapicería", "Tapicero", "Tapicería de muebles"],
  transfers: ["Taxi", "Traslados al aeropuerto", "Mensajería", "Transporte escolar"],
  pests: [
    "Control de plagas",
    "Fumigación",
    "Fumigaciones a domicilio",
    "Exterminador",
    "Desratización",
  ],
  laundry: [
    "Tintorería",
    "Lavandería autoservicio",
    "Lavado de ropa por kilo",
    "Servicio de planchado",
    "Limpieza en seco",
  ],
  stationery: [
    "Papelería",
    "Papelería e imprenta",
    "Imprenta digital",
    "Copistería",
    "Útiles escolares",
  ],
  toys: [
    "Juguetería",
    "Tienda de juguetes",
    "Juguetes de madera",
    "Juguetes educativos",
    "Juguetería y papelería",
  ],
  music: [
    "Escuela de música",
    "Academia de música",
    "Clases de guitarra",
    "Profesora de piano",
    "Conservatorio",
  ],
  dance: [
    "Academia de baile",
    "Escuela de danza",
    "Clases de salsa y bachata",
    "Ballet",
    "Baile flamenco",
  ],
  haberdashery: [
    "Mercería",
    "Tienda de telas",
    "Lanas y labores",
    "Taller de costura",
    "Clases de costura",
  ],
  gifts: ["Tienda de regalos", "Regalos personalizados", "Sublimación", "Disfraces", "Souvenirs"],
  perfumery: ["Perfumería", "Tienda de perfumes", "Tienda de cosmética", "Perfumes y fragancias"],
  household: [
    "Tienda de decoración",
    "Tienda de electrodomésticos",
    "Mueblería",
    "Colchonería",
    "Ropa de cama y hogar",
  ],
  rental: [
    "Alquiler de maquinaria",
    "Renta de mobiliario para eventos",
    "Alquiler de sillas y mesas",
    "Alquiler de carpas",
    "Arriendo de herramientas",
  ],
  outdoors: [
    "Escuela de surf",
    "Kayak y rafting",
    "Centro de buceo",
    "Deportes de aventura",
    "Escalada",
  ],
};

test("a trade with words of its own is found by the names that owners give it", () => {
  for (const [id, names] of Object.entries(named))
    for (const name of names) {
      const trade = industryOf(name);
      assert.equal(trade.id, id, name);
      assert.equal(besideIts(trade, name), trade, name);
    }
});

test("what only begins like one of them stays what it is", () => {
  const others = {
    "Carpintería de aluminio": "reforms",
    "Pintor de retratos": "reforms",
    "Tienda de pinturas": "hardware",
    "Juguetes para perros": "vet",
    "Jardín de infancia": "nursery",
    "Ropa de danza": "fashion",
    "Alta costura": "fashion",
    "Agencia de viajes de aventura": "travel",
    "Hotel con piscina": "hotel",
    "Yoga y danza": "yoga",
    "Librería y papelería": "bookshop",
    "Reformas, fontanería y electricidad": "reforms",
    "Lavado de coches": "car-wash",
    "Alquiler de coches": "rental",
    "Alquiler de pisos": "real_estate",
    "Decoración de interiores": "architecture",
    "Muebles a medida": "carpentry",
    "Alquiler de bicicletas": "bicycles",
    "Taller de pintura": "education",
    "Taller de pintura automotriz": "workshop",
    "Mediación familiar": "law",
    "Arreglos de costura": "tailor",
  };
  for (const [name, id] of Object.entries(others)) assert.equal(industryOf(name).id, id, name);
});

test("each of them tells its products apart, and every family is reached by its own words", () => {
  for (const id of Object.keys(named)) {
    const trade = industries.find((one) => one.id === id)!;
    assert.equal(industryOf(trade.label), trade);
    for (const family of topics[id]!)
      for (const word of family.match) assert.ok(topicOf(id, fold(word)), `${id}: ${word}`);
  }
});

test("whom it is for, and the whole name of a thing, say what it is", () => {
  const of = (id: string, subject: string) => topicOf(id, subject)?.match[0];
  assert.equal(of("fashion", "pijamas de algodón para bebé"), "ropa infantil");
  assert.equal(of("fashion", "botas de montaña para niño"), "zapato infantil");
  assert.equal(of("fashion", "zapatos para mujer"), "zapato");
  assert.equal(of("florist", "corona de novia"), "novia");
  assert.equal(of("restaurant", "arroz chaufa"), "causa");
  assert.equal(of("optician", "gafas graduadas para niños"), "infantil");
  assert.notEqual(of("optician", "gafas de sol para niños"), "infantil");
  assert.equal(of("toys", "puzzles de madera"), "puzzle");
  assert.equal(of("fashion", "trajes de novio"), of("fashion", "trajes"));
});

test("a small service is told with lines of its own, and its trade says what a bare name is of", () => {
  const families: readonly [string, string, string][] = [
    ["languages", "curso de lengua de señas", "lengua de sen"],
    ["healthcare", "prueba de embarazo", "examen de sangre"],
    ["healthcare", "ecografía 5D", "control prenatal"],
    ["electrician", "cambio de cuadro eléctrico", "cuadro"],
    ["cleaning", "limpieza de vidrios de edificios", "vidrios de edificio"],
    ["travel", "tour a la montaña de 7 colores", "islandia"],
    ["workshop", "cambio de aceite para moto", "aceite de moto"],
    ["carers", "acompañamiento nocturno", "noche"],
  ];
  for (const [id, subject, first] of families)
    assert.equal(topicOf(id, subject)?.match[0], first, subject);
  assert.ok(taughtBy("languages", "Clases de lengua de señas", "curso inicial", ""));
  assert.ok(taughtBy("education", "Academia de oposiciones", "celador", ""));
  assert.ok(!taughtBy("healthcare", "Fisioterapia y podología", "valoración", ""));
  assert.ok(!taughtBy("languages", "Academia de inglés", "francés", ""));
});

test("a shop of children's clothes dresses children, and nobody books a table of a food truck", () => {
  assert.ok(forChildren("fashion", "Zapatería infantil"));
  assert.ok(!forChildren("fashion", "Zapatería"));
  assert.ok(!forChildren("nursery", "Escuela infantil"));
  const ordered = (trade: string) => orderedAs(industryOf(trade), trade, false);
  assert.doesNotMatch(ordered("Food truck").act, /mesa/);
  assert.equal(ordered("Food truck").word, "PEDIDO");
  assert.match(ordered("Restaurante").act, /mesa/);
});

test("a thing that no family knows stands among the goods of the shop's own name", () => {
  const kept = (trade: string, subject: string) => {
    const { id } = industryOf(trade);
    return topicOf(id, asWare(subject, trade, topicOf(id, subject)))?.match[0];
  };
  assert.equal(kept("Pescadería", "pejerrey fileteado"), "pescado");
  assert.equal(kept("Quesería artesanal", "afuega'l pitu"), "queso");
  assert.equal(kept("Pescadería", "langostinos"), "marisc");
  assert.equal(kept("Tienda de barrio", "recargas"), undefined);
  assert.equal(besideIts(industryOf("Pescadería"), "Pescadería"), industryOf("Pescadería"));
});
