/** Who uses a thing: «zapatos para niña» are other shoes. Those who read a text stay its audience. */
const users =
  "beb[eé]s?|ni[nñ][oa]s?|peques|adolescentes|primeros lectores|adult[oa]s|dos|tres|cuatro|seis|(?:adult[oa]s )?mayores|embarazadas|principiantes|hombres?|mujer(?:es)?|dama|caballero|novias?|novios|invitad[oa]s|madrinas|parejas|aut[oó]nom[oa]s|empresas|oficinas?|comunidades|comercios|restaurantes|hosteler[ií]a|hoteles|eventos|perr[oa]s?|gat[oa]s?|mascotas|cachorros|caballos|corredores|ciclistas|deportistas|zurd[oa]s|diab[eé]tic[oa]s|cel[ií]ac[oa]s";
/** Where and what for. */
const places =
  "bodas?|bautizos?|graduaci[oó]n(?:es)?|egresad[oa]s|promoci[oó]n|quincea[nñ]er[oa]s?|quince a[nñ]os|xv a[nñ]os|baby shower|despedidas?|comuni[oó]n(?:es)?|cumplea[nñ]os|fiestas?|reuniones|ceremonia|exterior(?:es)?|interior(?:es)?|terrazas?|jard[ií]n(?:es)?|patios?|cocinas?|ba[nñ]os?|sal[oó]n|dormitorios?|piscinas?|coches?|autos?|carros?|motos?|bicis?|furgonetas?|camiones|ordenador|m[oó]vil(?:es)?|celulares|ventanas?|puertas?|balc[oó]n(?:es)?|sof[aá]s?|camas?|cunas?|madera|metal|paredes|techos?|suelos?|piel|pelo|cabello|u[nñ]as|manos|pies|espalda|cejas|pesta[nñ]as|barba|montaña|senderismo|playa|nieve|lluvia|correr|llevar|regalar|compartir|dormir|colorear|nadar|coser|asar|guisar|rellenar|hornear|pintar|decorar|armar|jugar|tejer|bordar|viajar|leer|beber|untar|picar";
/** What a thing is for, written right after it without an article: part of its name. */
const uses = `para (?:${users}|${places})(?![a-zA-ZÀ-ÖØ-ž])`;
/** How something is counted or done. */
const ways =
  "(?:en (?:labios|adolescentes|ni[nñ]os|beb[eé]s|adultos|mayores)|por (?:dentro|fuera|horas?|d[ií]as|semanas|meses|noches|encargo|videollamada|tel[eé]fono|kilos?|metros?|piezas?|porciones|ambos lados))(?![a-zA-ZÀ-ÖØ-ž])";
const lacks =
  "sin (?:sal|espinas?|huesos?|mangas?|tac[oó]n(?:es)?|cordones|cables?|costuras?|aros?|amon[ií]aco|parabenos|sulfatos|horno|huevos?|leche|frutos secos|tacc|t\\.a\\.c\\.c|conductor|ch[oó]fer|carn[eé]t?|licencia|permanencia|bater[ií]a|fosfatos|perfume)(?![a-zA-ZÀ-ÖØ-ž])";

/** What follows a thing and belongs to it, as a pattern: no place to cut its name. */
export const belongs = `(?:${uses}|${ways}|${lacks})`;
