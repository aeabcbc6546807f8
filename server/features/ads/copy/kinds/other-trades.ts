import { fold } from "#copywriter/spanish/fold.ts";
import type { ActionName } from "./actions.ts";

/**
 * Trades that neither the lexicon nor the kinds of things have words for, though words of theirs
 * sound like those of another: they are written of by what their pages say.
 */
const others: readonly [ActionName, RegExp][] = [
  [
    "talk",
    /\b(?:administra\w* de fincas|comunidad(?:es)? de (?:propietarios|vecinos)|extranjeria|nacionalidad|visados?|proteccion de datos|rgpd|compliance|coach\w*|consultor\w*|correduria|seguros|prevencion de riesgos|trabajo social|detectives?|registro de marcas|traduc\w+|interpretes?|recursos humanos|headhunt\w+)\b/,
  ],
  [
    "appointment",
    /\b(?:depilacion|micropigmentacion|(?:implantes?|injertos?) capilar(?:es)?|analisis clinicos|acupuntura|naturopat\w+|homeopat\w+|flores de bach|terapias (?:naturales|alternativas)|medicina estetica|constelaciones|quiromasaj\w+|matronas?|doulas?|lactancia|reproduccion asistida)\b/,
  ],
  [
    "night",
    /\b(?:free tours?|(?:rutas|tours) a pie|visitas guiadas|guias locales|senderismo|avistamiento)\b/,
  ],
  [
    "look",
    /\b(?:canoas?|kayaks?|surf|buceo|barranquismo|rafting|paintball|escape room|karting|parapente|escalada|rocodromo|vias? ferratas?|deportes de aventura|actividades de aventura|multiaventura|tirolinas?|laser tag|bolera|parque de bolas|hinchables|globo aerostatico|hipica|equitacion|paseos? a caballo|vela y|veleros?|nautic\w+|alquiler de (?:barcos|bicis|bicicletas|motos|coches|furgonetas|autocaravanas|trajes|disfraces|material|maquinaria|esquis?|vajilla|sillas|trasteros?|salas?|mesas)|autocaravanas?|campers?|juegos de mesa|realidad virtual|museo|teatro|parque acuatico|ludotecas?|fiestas infantiles|cumpleanos)\b/,
  ],
  [
    "look",
    /\b(?:(?:residencia|hotel|guarderia|adiestramiento|educacion|educador\w*) (?:y guarderia )?(?:canin\w+|felin\w+|para (?:perros|gatos|mascotas)|solo para gatos)|paseador\w*|criadero|trasteros|guardamuebles|lavanderia autoservicio|tanatorio de mascotas|residencia de mayores|centro de dia|ayuda a domicilio|cuidado de mayores)\b/,
  ],
  [
    "quote",
    /\b(?:placas solares|paneles solares|autoconsumo|fotovoltaic\w+|aerotermia|toldos|pergolas|mosquiteras|persianas|cristaleri\w+|vidrieri\w+|marmol\w*|lapidas|encimeras|carpinteria|carpinter\w+|cocinas a medida|tarimas?|herreri\w+|metalisteria|rotul\w+|vinilos (?:para|de corte)|piscinas?|jardineros?|poda|impermeabiliza\w+|pladur|ascensores|alarmas|domotica|aire acondicionado|minisplits?|climatizacion|calderas|desatascos|control de plagas|fumigaci\w+|impresion 3d|serigrafia|imprenta|topografia|soldadura|mecanizado\w*|energia|transport\w+|mudanzas|mensajeria|logistica|gruas?|andamios|excavaci\w+|cerramientos|aluminio|pvc|agencia de (?:marketing|publicidad|comunicacion)|seo|diseno (?:web|grafico)|paginas web|hosting|redes sociales|azafatas|sonido e iluminacion|con dron|fotografia aerea|grabacion(?:es)? aereas?|video corporativo)\b/,
  ],
  [
    "shop",
    /\b(?:toner|cartuchos|consumibles|refaccion\w*|refaccionaria|recambios|repuestos|tornilleria|suministros? industrial\w*|suministros|cuchill\w+|navajas|discos de vinilo|vinilos nuevos|instrumentos musicales|luthier|pesca|caza|armeria|estanco|vapeo|vapers?|cbd|herbolario|dietetica|suplementos|filatelia|numismatica|coleccionismo|disfraces|articulos de fiesta|puericultura|ortopedia|sex shop|maquinaria|bateri\w+|colchones y|(?:muebles|mobiliario|sillas) de oficina|textil para el hogar|ropa de cama|toallas|lenceria|uniformes|vestuario laboral|merceria|material escolar|modelismo|drones|telefonia|(?:calzado|zapatos|zapatillas|mochilas|disfraces) (?:infantil\w*|(?:respetuosos )?para (?:ninos|ninas|bebes))|acuarios?|terrarios?|bonsais|embalajes?|bolsas de papel|packaging|productos de limpieza|hosteleria profesional)\b/,
  ],
  [
    "class",
    /\b(?:oposicion\w*|opositor\w*|autodefensa|(?:ingles|frances|aleman|chino|idiomas) (?:infantil|(?:para|con) (?:ninos|ninas|bebes|peques))|campus de verano|campamentos?)\b/,
  ],
];

/** What a reader is asked to do of such a trade; undefined where the page names none. */
export function otherTradeAction(words: string): ActionName | undefined {
  const folded = fold(words);
  return others.find(([, named]) => named.test(folded))?.[0];
}
