import assert from "node:assert/strict";
import { test } from "node:test";
import { writeFor as write } from "./proof/house.ts";

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
