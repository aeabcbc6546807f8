import { monthlyPrice, planOf } from "#shared/plans.ts";
import { workers } from "#shared/workers.ts";

/** The texts of /sofi. Price and credits come from the catalogue. */
export const sofiPlan = planOf("sofi");
const price = monthlyPrice(sofiPlan);
const sheetPrice = workers
  .flatMap((worker) => [...worker.deliverables])
  .find(({ id }) => id === "product-page")!.priceCredits;

export const sofiMeta = {
  title: `Sofi: las fichas de tu Shopify por ${price}`,
  description: `Sofi reescribe títulos, descripciones y textos de búsqueda de tu tienda Shopify y prepara los correos del carrito. ${sofiPlan.credits} créditos al mes por ${price}.`,
  keywords:
    "fichas de producto Shopify, descripciones de producto con IA, SEO para Shopify, correos de carrito abandonado, marketing para tiendas Shopify",
} as const;

export const sofiHero = {
  title: "Tu producto es bueno.",
  mark: "Que se note.",
  lead: "Sofi reescribe las fichas de tu tienda Shopify: un título que se encuentra, una descripción que contesta y las líneas que enseña el buscador.",
  label: "La URL de tu tienda Shopify",
  placeholder: "tutienda.myshopify.com",
  missing: "Por favor ingresa la URL de tu tienda Shopify",
  start: "Conectar mi tienda",
  pending: "Conectando...",
  simulated:
    "Conexión simulada: dura dos segundos, no envía tu dirección a ningún sitio y no guarda nada.",
  connected: "¡Conectado!",
  connectedText:
    "Era una simulación: no hemos entrado en tu tienda. Con Sofi contratada, pégale una ficha en el chat y te la devuelve escrita.",
  connectedLink: "Ver qué cuesta",
} as const;

export const sofiSheet = {
  title: "Una ficha, contada de nuevo",
  lead: "Calma es una tienda inventada. El jabón es el mismo; lo que cambia es que la ficha ya contesta a quien duda.",
  cost: `Cada ficha completa gasta ${sheetPrice} créditos de tus ${sofiPlan.credits}.`,
  credit: "El texto nuevo es del redactor local de Kolmena, sin retocar.",
  picture: "Dos pastillas de jabón de avena, una con su faja de papel",
  before: {
    title: "Jabon natural avena 100g OFERTA!!",
    text: "Jabón natural de alta calidad para todo tipo de pieles. Compra ya.",
  },
  rows: {
    title: "Título",
    text: "Descripción",
    details: "Detalles",
    price: "Precio",
  },
  old: "Antes:",
} as const;

export const sofiJobs = {
  title: "Tres trabajos que siempre dejas para luego",
  found: {
    title: "Que te encuentren",
    text: "Título y descripción para el buscador, dentro de su medida.",
    address: "calma.example",
  },
  back: {
    title: "Que vuelvan",
    text: "Los tres correos del carrito olvidado, sin suplicar ni regalar descuento a la primera.",
    subject: "Asunto",
  },
  first: {
    title: "Que sepas por dónde empezar",
    text: "Una revisión de la tienda por puntos: qué mirar y cómo arreglarlo.",
  },
} as const;

export const sofiPrice = {
  title: "Sofi, para tu tienda",
  unit: "USD al mes",
  terms: "Impuestos incluidos. Se suma al plan que ya tengas o va por su cuenta.",
  start: `Contratar a Sofi · ${price}`,
  points: [
    `${sofiPlan.credits} créditos de optimización al mes`,
    "Fichas de producto: título, descripción y detalles",
    "Título y descripción para el buscador",
    "Textos de colección con sus filtros",
    "Correos de carrito abandonado, en tres mensajes",
    "Revisión de tienda y chat con Sofi",
  ],
  small: `Una ficha son ${sheetPrice} créditos; una pregunta en el chat, 1. Cancelas en dos clics desde Configuración, y tienes 30 días de garantía desde tu primer pago.`,
} as const;
