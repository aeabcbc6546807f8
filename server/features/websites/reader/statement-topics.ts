import type { StatementTopic } from "#db/schema-site-facts.ts";
import { foldText } from "./texts.ts";

/**
 * The words that tell what a statement is about, as regular expressions over folded words, each between
 * word boundaries. `sure` words decide whatever else is said, `likely` ones come next, `maybe` ones last;
 * between equals the earlier topic wins.
 */
const cues: Record<Exclude<StatementTopic, "other">, Record<Strength, readonly string[]>> = {
  guarantee: {
    sure: [
      "garanti\\w+ (de|por|total|oficial|escrita|extra|minima|mensual|incluida|vitalicia|para)",
      "(anos?|meses|dias) de garantia",
      "con garantia",
      "garantia",
      "(devolvemos|devolucion|reembolso|reintegr\\w+) (de |d?el |tu |su |todo |integro )*(dinero|importe|plata)",
      "si no (te|le|os|les|lo|la|esta\\w*|queda\\w*) (\\w+ )?(convence|gusta|vale|sirve|contento)",
      "o te (lo|la|devolvemos) (cambiamos|repetimos|arreglamos|el dinero)",
      "satisfaccion garantizada",
      "(te )?(lo|la|los) (arreglamos|repetimos|rehacemos|reponemos|cambiamos) (gratis|sin coste|sin costo)",
    ],
    likely: ["garanti\\w+", "repuestos? (durante|por)", "(guarantee\\w*|warranty|money back)"],
    maybe: ["de por vida"],
  },
  returns: {
    sure: [
      "devoluciones",
      "devolucion",
      "(dias|meses|semanas) para (cambiar|devolver|probar)\\w*",
      "(devuelve|devolver|devuelvelo|devolverl[oa]s?|devolves)",
      "cambios? (de talla|gratis|sin coste|y|o|en)",
      "reembols\\w+",
      "desistimiento",
    ],
    likely: ["(lo|la|los|las) cambiamos", "admitimos cambios", "free returns?", "returns"],
    maybe: [],
  },
  shipping: {
    sure: [
      "(gastos|costes?|costos?|tarifas?|plazos?|tiempos?) de (envio|entrega|transporte)",
      "envi(o|os|amos|aremos|an)",
      "portes",
      "entrega\\w* (en|a|el|al|de|desde|hasta|gratis|rapida|express|mismo)",
      "(reparto|repartos|repartimos|repartidores)",
      "(reparto|servicio|pedidos?|comida|llevamos|entregas?|recogida) a domicilio",
      "a domicilio",
      "(recoge|recogida|recogelo|recogerlo|recoger|recogelos|recojelo|retira|retiro|retiras|retiralo) (\\w+ ){0,3}(gratis|tienda|local|taller|obrador|sucursal|almacen)",
      "(te|os|se) (lo|la|los|las) (llevamos|enviamos|mandamos|entregamos)",
      "(despach(o|os|amos)|mensajeria|paqueteria|correos|seur|nacex|delivery)",
      "click (and|y) collect",
      "(free|next.day|same.day) (delivery|shipping)",
      "(we )?(deliver|ship) (to|in|on|across|free)",
    ],
    likely: ["entregas?", "entregamos", "recogemos", "delivery", "shipping", "a toda espana"],
    maybe: ["24 48 ?h\\w*", "en (24|48|72) ?h\\w*"],
  },
  payment: {
    sure: [
      "(cuotas|a plazos|en plazos|\\d+ plazos|meses sin intereses|sin intereses)",
      "(bizum|paypal|klarna|mercado ?pago|visa|mastercard|amex|yape|plin|oxxo|nequi|webpay)",
      "(pag\\w+|aceptamos|admitimos|cobr\\w+) (\\w+ ){0,3}(tarjetas?|efectivo|transferencia\\w*|cheques?)",
      "tarjetas? (de )?(credito|debito|bancarias?)",
      "(formas?|medios|metodos?|facilidades) de pago",
      "(financiacion|financiamos|financiar|financiada|financia)",
      "contra ?reembolso",
      "(boleta|factura) (electronica|fiscal|a|c|con)",
      "pagos? (seguros?|online|aplazados?|fraccionados?|al)",
      "(se paga|pagas|paga|pagan|pagar)",
    ],
    likely: [
      "(efectivo|transferencia)",
      "emitimos (boleta|factura)",
      "(anticipo|sena) de",
      "senal del",
    ],
    maybe: ["tarjetas?", "factura"],
  },
  hours: {
    sure: [
      "horarios?( (comercial|continuo|ininterrumpido|partido|de \\w+))?:",
      "horarios? (comercial|continuo|ininterrumpido|flexible)",
      "(abrimos|abiert[oa]s?|abre|abren)(?! (\\w+ ){0,4}(en|desde) (el ano )?(18|19|20)\\d\\d)",
      "(cerramos|cerrado|cerrada|cierra|cerrados)",
      "(lunes|martes|miercoles|jueves|viernes|sabados?|domingos?) (a|al|y|hasta) (el )?(lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos)",
      "(l|lu|lun|lunes|m|mar|mie)\\.?( ?- ?| ?– ?| a )(v|vi|vie|viernes|s|sab|sabado|d|do|dom|domingo)",
      "(lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos)(:|,)? (y festivos:? )?(de )?\\d{1,2}",
      "atendemos (de|los|todos|24)",
      "((las|servicio|abiert\\w+) 24 (h|horas)|24 horas al dia|24/7|365 dias)",
      "(open|closed) (every|daily|on|from|monday|tuesday|sunday|until|but)",
    ],
    likely: [
      "(de )?\\d{1,2}([:.]\\d{2})? ?(h|hs|hrs|horas)?\\.? (a|hasta las?|y) (las )?\\d{1,2}([:.]\\d{2})? ?(h|hs|hrs|horas)",
      "\\d{1,2}[:.]\\d{2} ?h?( ?- ?| ?– ?| a )\\d{1,2}[:.]\\d{2}",
      "todos los dias",
      "horarios?",
      "(festivos|domingos|sabados)",
      "de guardia",
    ],
    maybe: ["(lunes|martes|miercoles|jueves|viernes)", "mediodia", "fines? de semana"],
  },
  booking: {
    sure: [
      "(sin|con|previa|pedir|bajo) (cita|reserva|turno)( previa| previo)?",
      "cita previa",
      "(no hace falta|no necesitas|no es necesari[oa]|sin necesidad de) (pedir )?(cita|reserv\\w+|turno)",
      "(de|con) antelacion",
      "(cancela|cancelas|cancelar|cancelacion|anular|anulacion)",
      "(entrada|llegada) .{0,40}salida",
      "(admitimos|aceptamos) (alumn\\w+|reservas)|queda plaza|plazas libres",
      "(pedido|compra|reserva|estancia|grupo) minim[oa]",
      "minimo (de )?\\w+ (personas|noches|dias|unidades|comensales)",
      "(aforo|capacidad) (para|de|maxim[oa])",
      "(reserva|reservas|encarga|encargos?|encargalo|pide|pidelo|pedidos?) (\\w+ ){0,4}(dias?|horas?|semanas?) (antes|de antelacion)",
      "(por|bajo|se hacen?|hacemos|admitimos) (encargos?|pedido)",
      "grupos (reducidos|de|pequenos|privados|desde)",
      "(maximo|hasta) \\w+ (personas|alumn[oa]s|comensales|plazas|asistentes|pax)",
      "sin (permanencia|compromiso|ataduras|matricula)",
      "(presupuesto|presupuestos|valoracion) (gratis|gratuit[oa]s?|sin|en|cerrado)",
    ],
    likely: [
      "reserv\\w+",
      "matricula",
      "turnos?",
      "citas?",
      "(encargos?|encargar|encarga)",
      "inscripci\\w+",
      "check ?(in|out)",
    ],
    maybe: ["(presupuesto|presupuestos)", "(whatsapp|telefono)"],
  },
  gift: {
    sure: [
      "(de|un|con|incluye|incluimos) (regalo|obsequio)",
      "regal(amos|as|o seguro|ada|ado)",
      "(matricula|inscripcion|alta) (gratis|gratuita)",
      "(primera?|primer) (visita|consulta|clase|sesion|revision|cita|mes|asesoria|cata|valoracion) (\\w+ ){0,3}(gratis|gratuit[oa]|sin coste|sin costo|de prueba|va por)",
      "(visita|consulta|clase|sesion|revision|cata|degustacion|prueba|diagnostico|muestra) (\\w+ ){0,2}(gratis|gratuit[oa]s?)",
      "(tarjetas?|bonos?|cheques?|cajas?|vales?) (de )?regalo",
      "(envoltorio|envuelt[oa]s?|envolvemos|envolverlo|papel) (\\w+ ){0,2}regalo",
      "para regalar?",
      "(invitamos|invita la casa|por cuenta de la casa|de cortesia|cortesia)",
    ],
    likely: [
      "gratis",
      "gratuit[oa]s?",
      "sin (coste|costo|cargo)",
      "regal\\w+",
      "obsequi\\w+",
      "(free)",
    ],
    maybe: ["incluid[oa]s?"],
  },
  discount: {
    sure: [
      "(descuento|descuentos|dto)",
      "\\d+ ?% (de descuento|menos|mas barato|off|dto)",
      "-\\d+ ?%",
      "(rebajas|rebajado|rebajada|rebajados)",
      "(promocion|promociones|oferta|ofertas) (de|en|hasta|valida|para|especial|lanzamiento|del)",
      "\\d ?x ?\\d (en|de|los|todo)",
      "(2x1|3x2|2 x 1|3 x 2)",
      "(ahorra|ahorras|ahorro)",
      "(cupon|cupones|codigo (de )?(descuento|promocional))",
      "(tarifa|precio|precios) (reducid[oa]s?|especial(es)?|de lanzamiento|amig[oa])",
      "mitad de precio",
      "(segunda|segundo|2a|2º|2ª) (unidad|par|pieza)",
    ],
    likely: ["(ofertas?|promo\\w*)", "mas barat[oa]s?"],
    maybe: ["bonos?", "\\d+ ?%"],
  },
  since: {
    sure: [
      "desde (el ano |el |hace )?(18|19|20)\\d\\d",
      "(fundad[oa]s?|abiert[oa]s?|abrimos|abrio|abrieron|empezamos|empezo|nacimos|nacio|casa fundada|establecid[oa]) (\\w+ ){0,4}(en|desde|de) (el ano |\\w+ de )?(18|19|20)\\d\\d",
      "generaci(on|ones)",
      "(mas de |casi |hace )?\\w+ anos (de |en el |en la |con |haciendo|cuidando|cociendo|horneando|trabajando|dedicad\\w+|al servicio|junto|a tu|ofreciendo|reparando)",
      "anos de (experiencia|oficio|historia|trayectoria|tradicion)",
      "(llevamos|lleva|llevan|llevo) (\\w+ ){0,4}(anos|decadas|siglos?)",
      "(hace|mas de) (\\w+ ){0,2}(anos|decadas|siglos?)",
      "(centenari[oa]|siglos?|decadas)",
      "tradicion familiar",
      "since (18|19|20)\\d\\d",
    ],
    likely: [
      "(negocio|empresa|taller|tienda) familiar",
      "de toda la vida",
      "(18|19)\\d\\d",
      "en 20\\d\\d",
      "\\d+ anos",
    ],
    maybe: ["(abuel[oa]s?|bisabuel[oa]s?|tradicion)", "experiencia"],
  },
  award: {
    sure: [
      "(premios?|premiad[oa]s?|galardon\\w*|galardonad[oa]s?|medallas?|finalistas?|awards?)",
      "(certificad[oa]s?|certificacion\\w*|certifica) (\\w+ )?(por|en|como|iso|ecologic\\w+)",
      "(miembros?|soci[oa]s|asociad[oa]s) (\\w+ )?(de|del|a)",
      "(guia|estrella|sol|soles) (michelin|repsol)",
      "(mejor|mejores) \\w+ (\\w+ )?(de|del) (espana|20\\d\\d|mundo|ciudad|provincia|andalucia|pais)",
      "(recomendad[oa]s?|reconocid[oa]s?|elegid[oa]s?) (por|en|como)",
      "(acreditad[oa]s?|homologad[oa]s?|autorizad[oa]s?|acreditacion)",
      "(iso|une|haccp) ?\\d+",
      "sello (de|ecologico)",
      "(instalador|servicio|distribuidor|taller|centro) (tecnico )?(oficial|autorizado)",
    ],
    likely: [
      "certific\\w+",
      "(distintivo|diploma|reconocimiento)",
      "sobre 5",
      "\\d[.,]\\d (de|sobre|en google)",
    ],
    maybe: ["sello"],
  },
  people: {
    sure: [
      "(te|le|os|la|lo|les) (atiend\\w+|recib\\w+|asesor\\w+)",
      "atendid[oa]s? por",
      "(licenciad|graduad|titulad|colegiad|diplomad|doctorad)[oa]s?",
      "(hablamos|se habla|atendemos en|hablan|tambien en) (\\w+,? )*(ingles|frances|aleman|catalan|italiano|portugues|euskera|gallego|valenciano)",
      "(dr|dra|doctora?|doctores)\\.?",
      "(al frente|detras (de|del) (mostrador|fogon|horno))",
      "somos (\\w+,? )?(un equipo|una familia|dos|tres|cuatro|cinco|seis|siete|ocho|herman\\w+|un matrimonio|una pareja|\\d+)",
      "(padre|madre) e hij[oa]s?",
      "(sus|los|dos|tres|las) (herman[oa]s|hij[oa]s|niet[oa]s)",
      "(maestr[oa]|chef|sumiller|cociner[oa]|panader[oa]|peluquer[oa]|fisioterapeutas?|veterinari[oa]s?|psicolog[oa]s?|abogad[oa]s?|arquitect[oa]s?) (\\w+ )?(con|de|y|en|que|titulad)",
      "(entrenador|monitor|profesor)(a|es|as)? (\\w+ )?(titulad|personal|nativ|certificad|propi)",
      "equipo (de|formado|humano|propio|medico|compuesto)",
    ],
    likely: [
      "(profesor|profesora|profesores|monitores|monitoras|entrenador|entrenadora|entrenadores|tecnicos|especialistas|nativ[oa]s?)",
      "(ingles|frances|aleman|portugues|catalan)",
      "(somos|familia|familiar|equipo)",
      "cliente habla con",
    ],
    maybe: ["(herman[oa]s|matrimonio|hij[oa]s|personas)"],
  },
  number: {
    sure: [
      "\\d+ ?% de (\\w+ )?(clientes|alumn\\w+|pacientes|pedidos|familias)",
      "(mas de|\\+|cerca de|casi|hasta|unos|unas) ?\\d[\\d.]* (\\w+ )?(referencias|clientes|alumn\\w+|productos|modelos|marcas|socios|obras|familias|pacientes|titulos|vinos|proyectos|bodas|piezas|libros|plantas|variedades)",
      "\\d[\\d.]* (referencias|plazas|habitaciones|mesas|variedades|sabores|marcas|recetas|sillones|titulos|tiendas|locales|aulas|pistas|cubiertos|comensales|platos|modelos|colores|tallas)",
      "(mas de|casi|unas|unos) (\\w+ )?(cien|ciento|doscient\\w+|trescient\\w+|cuatrocient\\w+|quinient\\w+|mil|miles|veinte|treinta|cuarenta|cincuenta|sesenta|ochenta)",
      "(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta) (habitaciones|mesas|sabores|variedades|plazas|salas|aulas|sillones|tiendas|referencias|tipos|hornos|modelos)",
    ],
    likely: [
      "\\d+ (clases|dias|sesiones|veces|personas|anos)",
      "mas de \\d[\\d.]*",
      "\\+ ?\\d[\\d.]*",
      "(cientos|miles|docenas) de",
    ],
    maybe: ["(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) \\w+s"],
  },
  material: {
    sure: [
      "(hech|fabricad|elaborad|confeccionad|cosid|tejid|construid|rellen|forrad)[oa]s? (\\w+ ){0,2}(de|con)",
      "\\d+ ?% (\\w+ )?(algodon|lana|lino|seda|cacao|arabica|natural|vegetal|ecologic\\w+|reciclad\\w+|poliester|soja|integral)",
      "(de|en) (\\w+ )?(madera|algodon|lana|lino|cuero|piel|plata|oro|acero|ceramica|barro|vidrio|laton|alpaca|seda|bambu|esparto|mimbre|corcho|marmol|roble|pino|olivo|nogal|titanio|aluminio|hierro|gres|loza|porcelana)",
      "(harinas?|masa madre|cera de|ingredientes|composicion|materiales?:?|materias? primas?)",
      "sin (gluten|lactosa|azucar\\w*|parabenos|conservantes|aditivos|alcohol|plasticos?|perfumes?|sulfatos|huevo|colorantes)",
      "(ecologic|organic)[oa]s?",
      "(vegan|vegetarian)[oa]s?",
    ],
    likely: [
      "(madera|algodon|cuero|piel|lino|lana|soja|acero|cacao|leche|mantequilla)",
      "(natural|naturales|reciclad\\w+|sostenible\\w*)",
    ],
    maybe: ["material\\w*"],
  },
  origin: {
    sure: [
      "(hech|fabricad|elaborad|producid|cosid|disenad|cultivad|criad|recolectad|nacid|pescad|tostad|envasad)[oa]s? (integramente |enteramente |todo )?(en|por)",
      "(traid[oa]s?|import\\w+|directos?|directamente|viene|vienen|llega|llegan|compramos|compra|trae|traemos) (\\w+ ){0,3}(de|del|desde|a)",
      "de (nuestr[oa]s?|la|las|los) (propi[oa]s? )?(huert\\w+|campos?|olivos|olivar|vinedos?|colmenas?|gallinas|finca|granja|rebano|vacas|cabras|ovejas)",
      "(procede\\w*|procedentes?|provien\\w+|proveni\\w+|origen)",
      "(denominacion de origen|d\\. ?o\\.|dop|igp)",
      "(de proximidad|kilometro cero|km ?0|producto local|de la zona|de temporada|de la comarca|de cercania)",
      "(lonja|productor(es)? local\\w*|agricultor\\w*|pescador\\w*|ganader\\w+|apicultor\\w*)",
    ],
    likely: [
      "(iberic[oa]s?|de (bellota|pueblo|la sierra|la huerta|la region))",
      "(cosecha|vendimia)",
    ],
    maybe: ["local(es)?"],
  },
  process: {
    sure: [
      "a mano",
      "(un|una)[oa]? (a|por) (un|una)[oa]?",
      "(horneamos|amasamos|fermenta\\w*|cosemos|tejemos|torneamos|tostamos|elaboramos|fabricamos|cultivamos|destilamos|maduramos|ahumamos|imprimimos|encuadernamos|reparamos|afilamos|cocinamos|hacemos|preparamos|pintamos|montamos|revisamos|restauramos|injertamos|curamos|moldeamos)",
      "(en|de) (nuestro|el|su) (\\w+ )?(taller|obrador|horno|fogon|laboratorio|cocina)",
      "(horno de lena|(a|con) la? ?(brasa|lena)|fuego lento|con lena)",
      "(recien|al momento|del dia|cada (manana|madrugada|noche|semana|dia))",
      "a medida",
      "(artesan|artesanal|casero|casera)\\w*",
      "(prensad|cocid|secad|curad|tostad|molid|torneado|tornead|cosid|tejid|tallad|estampad|bordad|macerad|fermentad|hornead|ahumad)[oa]s?",
      "(reposa|reposan|madura|maduran|cuece|cuecen|fermentan)",
    ],
    likely: [
      "(paso|pasos)",
      "(revisi\\w+|diagnostico|estudiamos|medimos|trabajamos|utilizamos|usamos)",
      "(templamos|marinamos|calentamos|grabamos|cortamos|cambiamos|lavamos|pulimos|envasamos|seleccionamos|limpiamos|probamos|instalamos)",
      "personalizad\\w+",
    ],
    maybe: ["(metodo|tecnica|tecnicas|proceso)"],
  },
  measure: {
    sure: [
      "\\d+([.,]\\d+)? ?(x|×|por) ?\\d+([.,]\\d+)?( ?cm| ?mm| ?m)?",
      "\\d+([.,]\\d+)? ?(cm|mm|m2|m²|metros|kg|kilos?|g|gr|gramos|ml|cl|l|litros?|hectareas|pulgadas|vatios|w|kwh?|kva|mah)",
      "(sesion|sesiones|clase|clases|visita|taller|masaje|dura|duran|duracion|autonomia|combustion|tarda\\w*) (\\w+ ){0,3}(\\d+|una|media|dos|tres|hora) ?(h|min|minutos|horas|y media|hora)?",
      "(de|entre) \\d+ (a|y|hasta) \\d+ (anos|meses)",
      "(a partir de|desde|mayores de|menores de) (los )?\\d+ (anos|meses)",
      "(tallas?|medidas|dimensiones|peso|capacidad|formato|alto|ancho|diametro|duracion|volumen):? (\\w+ )?[\\dx]",
      "(de la|tall[ae]s?) (del? )?(\\d+|xs|s|m|l) (a|al|hasta) (la )?(\\d+|xl|xxl|3xl|l)",
    ],
    likely: ["\\d+ (min|minutos|horas)", "(hora y media|media hora)", "\\d+ ?(km|h)"],
    maybe: ["(medidas|tamanos?|tallas?)"],
  },
  place: {
    sure: [
      "(calle|camino|carretera|ctra|av|avda|avenida|paseo|lugar|finca)[.,]? .{2,40} (s/n|km ?\\d+)",
      "\\d{5} [a-z]{3,}( [a-z]+)*|gran via( \\w+)+",
      "(c/|calle|av|avda|avenida|plaza|paseo|ronda|carretera|poligono|colonia|carrer|rua|jiron|travesia|glorieta|urb|pza|cl|p\\.º|ctra)\\.? (\\w+\\.?,? ){1,6}(n\\.?º ?|num\\.? )?(\\d{1,4}|s/n)",
      "(col\\. \\w+|colonia \\w+|c\\.?p\\.? ?\\d{4,5}|, \\d{5} \\w+)",
      "(parking|aparcamiento|aparcar|estacionamiento|cochera)",
      "(parada|estacion|boca) (de|del) (metro|tren|autobus|bus|renfe|cercanias)",
      "metro (de |linea )?\\w+",
      "a (\\w+ )?(\\d+|dos|tres|cinco|diez|un|una) (minutos?|min|metros|m|km|pasos|kilometros|cuadras?|calles?|paso) (\\w+ )?(de|del|a pie|andando|desde)",
      "(al lado|enfrente|cerca) (de|del)",
      "(junto|frente) (a|al)",
      "(damos servicio|atendemos|trabajamos|cobertura|nos desplazamos|vamos) (\\w+ )?(en|a|por) (tod[oa]|la|el|domicilio|madrid|barcelona)",
      "(silla de ruedas|ascensor|sin barreras|accesible)",
      "(estamos|nos encontramos|encuentranos|visitanos|te esperamos|ubicad[oa]s?|situad[oa]s?) (en|entre|a)",
      "en (el|pleno) (barrio|centro|corazon|casco)",
      "(zona|provincia|comarca|area) (de|metropolitana)",
    ],
    likely: [
      "(barrio|centro|vistas|playa|mercado|casco|pueblo)",
      "(calle|camino|carretera|ctra|av|avda|avenida|paseo|lugar|finca)[.,]? .{2,40} (s/n|km ?\\d+)",
      "\\d{5} [a-z]{3,}( [a-z]+)*|gran via( \\w+)+",
      "(c/|calle|av|avda|avenida|plaza|paseo|carretera|poligono|colonia)",
      "direccion",
    ],
    maybe: ["(terraza|jardin|local|zona|patio)"],
  },
};

type Strength = "sure" | "likely" | "maybe";
const strengths: readonly Strength[] = ["sure", "likely", "maybe"];

/** Each topic's cues of one strength as one expression, in the topics' order. */
const expressions = strengths.map((strength) =>
  Object.entries(cues)
    .filter(([, words]) => words[strength].length > 0)
    .map(([topic, words]) => ({
      topic: topic as StatementTopic,
      pattern: new RegExp(`(?<![a-z\\d])(?:${words[strength].join("|")})(?![a-z\\d])`),
    })),
);

/** What a statement is about, by its own words and then by those of the heading above it. */
export function topicOf(text: string, under: string | null): StatementTopic {
  const words = foldText(text);
  const heading = under === null ? "" : foldText(under);
  const find = (strength: number, among: string) =>
    expressions[strength]!.find(({ pattern }) => pattern.test(among))?.topic;
  return find(0, words) ?? find(1, words) ?? find(0, heading) ?? find(2, words) ?? "other";
}

/** Whether its own words say what a statement is about. */
export function hasTopic(text: string): boolean {
  const words = foldText(text);
  return expressions.slice(0, 2).some((group) => group.some(({ pattern }) => pattern.test(words)));
}
