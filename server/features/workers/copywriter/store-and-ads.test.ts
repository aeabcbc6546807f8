import assert from "node:assert/strict";
import { test } from "node:test";
import type { WorkerId } from "#shared/workers.ts";
import { writeCopy } from "./copywriter.ts";

type House = { name: string; trade: string; place: string; products: string[]; own?: string[] };

/** What a worker writes for a house that asks for one kind of text. */
function write(workerId: WorkerId, contentType: string, prompt: string, house: House): string {
  return writeCopy({
    workerId,
    contentType,
    prompt,
    history: [],
    seed: "store",
    today: new Date("2026-11-23"),
    profile: {
      businessName: house.name,
      industry: house.trade,
      businessType: "b2c",
      mainService: house.products.join(", "),
      targetAudience: "Vecinos",
      audienceAge: "",
      audienceLocation: house.place,
      primaryGoal: "sales",
      brandTone: "friendly",
      preferredPlatforms: ["instagram"],
      products: house.products,
      brandValues: [],
      differentiators: house.own ?? [],
    },
  } as Parameters<typeof writeCopy>[0]).split("\n---")[0]!;
}

const wool = {
  name: "Lana y Punto",
  trade: "Mercería",
  place: "Logroño",
  products: ["Ovillos de lana merino", "Agujas de bambú"],
};
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

test("a product page lists every point that its owner told, and shows the price as a label does", () => {
  const page = write(
    "sofi",
    "product-page",
    "ficha de los ovillos de lana merino, 100 gramos, 7,95 €, 12 colores, se lavan a mano",
    wool,
  );
  for (const point of ["100 gramos", "12 colores", "Se lavan a mano"])
    assert.match(page, new RegExp(`^- ${point}$`, "mu"));
  assert.match(page, /\*\*Precio:\*\* 7,95 €/u);
  assert.match(page, /Descripción SEO:\*\* Ovillos de lana merino en Lana y Punto: 100 gramos/u);
});

test("what the owner says to us is no point of a product page", () => {
  const page = write(
    "sofi",
    "product-page",
    "ficha de los ovillos de lana merino, 100 gramos, que sea corta, avisa por favor, para el domingo",
    wool,
  );
  assert.doesNotMatch(page, /^- (?:que sea|avisa|para el)/imu);
});

test("a collection of what is sold for a feast keeps its name, and one of the feast alone is of presents", () => {
  const house = { ...leather, name: "La Alacena", trade: "Tienda gourmet" };
  assert.match(
    write("sofi", "collection", "texto para la coleccion de cestas de navidad", {
      ...house,
      products: ["Cestas de navidad", "Quesos"],
    }),
    /Colección: cestas de Navidad/u,
  );
  const gifts = write(
    "sofi",
    "collection",
    "colección de regalos de navidad, hasta $60.000, envíos a todo el país",
    leather,
  );
  assert.match(gifts, /Colección: regalos de Navidad/u);
  assert.match(gifts, /Nada pasa de \$60\.000/u);
  assert.doesNotMatch(gifts, /precio, a la vista/u);
});

test("a code that brings a cart back stands in its last message, and not before", () => {
  const mails = write(
    "sofi",
    "cart-recovery",
    "textos de carrito abandonado de las mochilas, 10% con el codigo VUELVE hasta el 30 de noviembre",
    leather,
  ).split("### Mensaje 3");
  assert.doesNotMatch(mails[0]!, /VUELVE/u);
  assert.match(mails[1]!, /10 % de descuento con el código VUELVE hasta el 30 de noviembre/u);
});

test("a review of a shop begins where its owner says that people stop", () => {
  const review = (prompt: string) => write("sofi", "store-audit", prompt, leather);
  assert.match(
    review("revisa mi tienda, la gente ve las mochilas pero no compra"),
    /Empieza por tres:\*\* 2, 3 y 4/u,
  );
  assert.match(
    review("llenan el carrito y no terminan la compra"),
    /Empieza por tres:\*\* 4, 5 y 6/u,
  );
});

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

test("who asks what is wrong with their shop gets a review of it and no mails", () => {
  const review = write(
    "sofi",
    "chat",
    "que esta mal en mi tienda? llenan el carrito pero no pagan",
    leather,
  );
  assert.match(review, /## Revisión de tienda/u);
  assert.doesNotMatch(review, /pago pendiente/iu);
});

test("a collection asked for by its name is no page of one product", () => {
  const page = write("sofi", "chat", "colección de zapatillas de trail, todas por debajo de 120€", {
    name: "Run Sur",
    trade: "Tienda de running",
    place: "Málaga",
    products: ["Zapatillas de trail"],
  });
  assert.match(page, /## Colección: zapatillas de trail/u);
  assert.match(page, /Nada pasa de 120 €/u);
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

test("an offer that ends today is in the first mail of a cart, with what must happen first", () => {
  const mails = write(
    "sofi",
    "cart-recovery",
    "mensajes de carrito abandonado, envío gratis si terminan la compra hoy",
    leather,
  ).split("### Mensaje 2");
  assert.match(mails[0]!, /Envío gratis si terminas la compra hoy/u);
  assert.doesNotMatch(mails[1]!, /gratis/u);
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

test("what sets a house apart agrees with the one thing of the page", () => {
  const page = write("sofi", "product-page", "ficha de la bolsa tote de lona", {
    name: "Bolsos Tere",
    trade: "Bolsos",
    place: "Puebla",
    products: ["Bolsa tote de lona"],
    own: ["cosidas a mano"],
  });
  assert.match(page, /Bolsa tote de lona cosida a mano/u);
});

test("a deadline for orders stands in the first mail of a cart", () => {
  const [first = "", rest = ""] = write(
    "sofi",
    "cart-recovery",
    "carrito abandonado, recuerda que los pedidos cierran el jueves a las 20 h",
    leather,
  ).split("### Mensaje 2");
  assert.match(first, /Los pedidos cierran el jueves a las 20 h/u);
  assert.doesNotMatch(rest, /cierran el jueves/u);
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

test("a price written with its sign and its money is told once", () => {
  const page = write(
    "sofi",
    "product-page",
    "descripcion de la cuna de pino: 120x60, 3 alturas, $4,500 pesos",
    {
      name: "Cuna Verde",
      trade: "Muebles infantiles",
      place: "Monterrey",
      products: ["Cunas de pino"],
    },
  );
  assert.match(page, /Precio:\*\* \$4,500$/mu);
  assert.match(page, /^- 120x60$/mu);
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

test("a bio with deliveries sells the things of the house and says when they come", () => {
  const bio = write("teo", "bio", "bio para instagram con envíos por la tarde", {
    name: "Copo",
    trade: "Heladería",
    place: "Rosario",
    products: ["Helado por kilo", "Tortas heladas"],
  });
  assert.match(bio, /Envíos por la tarde/u);
  assert.doesNotMatch(bio, /envíos y helado/iu);
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
