/** Parts of an advertisement that a wish can be about. */
const targets = [
  "PRICE",
  "LOGO",
  "PHOTO",
  "BUTTON",
  "TITLE",
  "BODY",
  "TEXT",
  "POST",
  "HASHTAGS",
  "COLOR",
  "BACKGROUND",
  "LAYOUT",
  "FONT",
  "EMOJI",
  "NAME",
  "PHONE",
  "ADDRESS",
  "WEBSITE",
] as const;
export type Target = (typeof targets)[number];

export type Concept =
  | Target
  | "REMOVE"
  | "PUT"
  | "CHANGE"
  | "KEEP"
  | "MAKE"
  | "SAY"
  | "USE"
  | "SEEN"
  | "UNDO"
  | "NOT"
  | "WITHOUT"
  | "EXCEPT"
  | "DISLIKE"
  | "LIKE"
  | "UNREADABLE"
  | "VAGUE"
  | "MOVE"
  | "BIG"
  | "SMALL"
  | "SHORT"
  | "LONG"
  | "MORE"
  | "LESS"
  | "MUCH"
  | "TOO"
  | "OTHER"
  | "LIGHT"
  | "DARK"
  | "VIVID"
  | "SOFT"
  | "CAPITALS"
  | "INSTEAD"
  | "WHERE"
  | "BEFORE"
  | "BELOW"
  | "COSTS"
  | "ALL"
  | "HUE"
  | "AND"
  | "TO"
  | "AS"
  | "FILLING"
  | "UNKNOWN";

/** Words for each concept, folded. Typos are corrected in long words only. */
export const vocabulary: Partial<Record<Concept, string>> = {
  PRICE: "precio precios importe tarifa preciecito costo",
  LOGO: "logo logos logotipo logotipos isotipo logito",
  PHOTO:
    "foto fotos fotografia fotografias imagen imagenes fotito fotico fotillo img picture retrato producto",
  BUTTON: "boton botones botoncito cta",
  TITLE:
    "titulo titulos titular titulares encabezado cabecera headline eslogan slogan lema titulito",
  BODY: "subtitulo subtitulos subtitular bajada subtexto",
  TEXT: "texto textos letra letras letrero frase frasecita frasecitas frases mensaje palabras letritas texto textito",
  POST: "publi post publicacion publicaciones copy caption descripcion pie posteo",
  HASHTAGS: "hashtag hashtags hastag hastags hashtac etiquetas almohadillas numerales",
  COLOR: "color colores tono tonos paleta gama tonalidad tonalidades colorcito",
  BACKGROUND: "fondo fondos background fondito",
  LAYOUT:
    "diseno disenos disenio plantilla composicion maquetacion layout distribucion estilo version arte modelo propuesta formato",
  FONT: "tipografia tipografias fuente fuentes",
  EMOJI: "emoji emojis emoticono emoticonos emoticon emoticones caritas carita dibujitos",
  PHONE: "telefono telefonos celular movil whatsapp whats wsp tel",
  ADDRESS: "direccion ubicacion domicilio",
  WEBSITE: "web website url enlace link pagina sitio",
  REMOVE: "sobra sobran",
  PUT: "falta faltan",
  KEEP: "igual intacto intacta intactos",
  NOT: "no tampoco nunca jamas ni",
  WITHOUT: "sin",
  EXCEPT: "excepto salvo quitando",
  DISLIKE:
    "borroso borrosa borrosas borrosos pixelado pixelada pixeladas movida desenfocada desenfocado viejo vieja viejas antigua antiguo anticuado anticuada aburrido aburrida triste soso sosa cutre chafa feo fea feos feas horrible horribles odio espantoso espantosa fatal",
  LIKE: "gusta gustan encanta encantan bien bonito bonita perfecto perfecta genial lindo linda chulo guay chevere padre excelente chulisimo chulisima chido chida bacano bacana copado copada piola guapo guapa hermoso hermosa",
  VAGUE:
    "canchero canchera molon molona cool vendedor vendedora potente comercial llamativo llamativa llamativos moderno moderna elegante elegantes profesional bonito mejor creativo creativa original impactante impacto divertido divertida juvenil serio seria formal minimalista alegre vistoso vistosa premium limpio fresco atractivo atractiva",
  MOVE: "mueve mover muevelo muevan centra centrado centrar centralo derecha izquierda arriba esquina gira girar rota",
  BIG: "zoom grande grandes grandote grandecito gigante enorme mayor visible visibles protagonismo importancia negrita negritas grueso gruesa gruesos gruesas gordo gorda gordos gordas gordita gorditas gordito grandecita notorio",
  SMALL:
    "fino fina finos finas finito finita delgado delgada delgadas flaquita pequeno pequena pequenos pequenas chico chica chicos chiquito chiquita chiquitito chiquitita menor diminuto diminuta peque discreto discreta pequenito pequenita enano",
  SHORT:
    "corto corta cortos cortas cortito cortita breve breves conciso concisa directo resumido resumida",
  LONG: "largo larga largos largas extenso extensa detallado",
  MORE: "mas más",
  LESS: "menos",
  MUCH: "cargado cargada recargado recargada mucho mucha muchos muchas tanto tanta tantas",
  TOO: "muy demasiado demasiada demasiados demasiadas super tan re bastante",
  OTHER:
    "otro otra otros otras distinto distinta distintos distintas diferente diferentes nuevo nueva nuevos nuevas alternativa",
  LIGHT: "claro clara claros claras clarito clarita luminoso luminosa clarita",
  DARK: "oscuro oscura oscuros oscuras oscurito oscurita",
  VIVID:
    "vida viveza vivo vivos viva vivas intenso intensos intensa fuerte fuertes brillante brillantes alegres saturado saturada saturados chillon chillona chillones",
  SOFT: "suave suaves pastel pasteles apagado apagados neutro neutros sobrio sobrios palido palidos tenue tenues",
  CAPITALS: "mayuscula mayusculas",
  BELOW: "abajo debajo",
  BEFORE: "antes tachado tachada",
  COSTS: "cuesta vale cuestan valen sale costaria",
  ALL: "todo todos toda todas",
  AND: "y e pero ademas tambien luego despues aparte aunque porque pues sino entonces solamente solo unicamente",
  TO: "a por x",
  NAME: "nombre",
  AS: "de como en",
  MAKE: "haz hazlo hazla hazle hazme hace haceme hacelo hacela hacele hagan haganlo haganla haganme haced hacedlo hacer hacerlo hacerla haga hagalo hagas hacedme hacedle",
  SAY: "sea sean fuese fuera diga digan rece decir diciendo dijera",
};

/** Verb stems; any ending and attached pronouns may follow. */
export const verbs: readonly (readonly [Concept, string])[] = [
  ["REMOVE", "quit|elimin|borr|sac|saqu|retir|suprim|remuev|remov|ocult|escond|omit|despej|limpi"],
  ["PUT", "anad|agreg|agregu|inclu|incluy|met|coloc|coloqu|sum|incorpor|escrib|insert"],
  [
    "CHANGE",
    "cambi|modific|modifiqu|sustitu|sustituy|reemplaz|reemplac|remplaz|remplac|actualiz|actualic|edit|correg|corrig|camb|vari|ajust|reescrib|rehag|rehac|varies",
  ],
  ["KEEP", "dej|manten|mantien|manteng|conserv|respet"],
  ["USE", "us|utiliz|utilic|eleg|elij|seleccion"],
  ["BIG", "acerc|acerqu|agrand|aument|engrand|ampli|resalt|destac|destaqu|realz|realc|agrandes"],
  ["SMALL", "alej|achic|achiqu|disminu|disminuy|encog|encoj|empequenec|reduc|reduzc|redusc"],
  ["SHORT", "acort|resum|simplific|simplifiqu|abrevi|sintetiz|recort"],
  ["LONG", "alarg|alargu|extend|extiend"],
  ["LIGHT", "aclar"],
  ["DARK", "oscurec|oscurezc"],
  ["UNDO", "deshac|deshag|deshaz|revert|reviert|volv|vuelv|regres|restaur"],
  ["SEEN", "salg|aparezc|figur|sal|aparec"],
];

/** Forms of «poner», which is irregular. */
export const putForms =
  /^(?:pon|pone|poned|poner|ponen|ponga|pongas|pongan|pongais|ponlas|pondrias|pondrian|pondria|pondriais|puesto|pusieras|pusieran|pusierais)(?:me|te|se|nos|le|les|lo|la|los|las)*$/;

/** Phrases, as patterns. The longest match wins and is tried before single words. */
export const phrases: readonly (readonly [string, Concept])[] = [
  // «que quede bonito» is a request, not praise.
  [
    "(para )?que (sea|sean|quede|queden|luzca|luzcan|parezca|parezcan|resulte|se vea|se vean)( (mas|muy|algo|super|un poco|todo|re))* (chul[oa]s?|chulisim[oa]s?|bonit[oa]s?|lind[oa]s?|guay|chevere|chid[oa]s?|padre|genial|perfect[oa]s?|guap[oa]s?|copad[oa]s?|bacan[oa]?|piola|bien|excelente)",
    "VAGUE",
  ],
  [
    "(dejal[oa]|dejenl[oa]|dejadl[oa]|hazl[oa]|hacel[oa]|haganl[oa]|ponl[oa]|ponel[oa])( (mas|muy|algo|super|un poco|todo|re|bien))* (chul[oa]s?|chulisim[oa]s?|bonit[oa]s?|lind[oa]s?|guay|chevere|chid[oa]s?|padre|genial|perfect[oa]s?|guap[oa]s?|copad[oa]s?|bacan[oa]?|piola|bien|excelente)",
    "VAGUE",
  ],
  [
    "no (es|son) (mi|mia|mio|mios|mias|nuestro|nuestra|nuestros|nuestras|de mi|de mis|de nuestro|de nuestra)( producto| productos| negocio| local| tienda)?",
    "DISLIKE",
  ],
  ["(que )?se (mueva|muevan|anime|animen)", "UNKNOWN"],
  ["se (me )?(corta|cortan|ha cortado|recorta|recortan)", "UNKNOWN"],
  ["no me termina de (gustar|convencer)", "DISLIKE"],
  [
    "no (me|nos) (gusta|gustan|gusto|convence|convencen|encanta|mola|molan|late|cuadra|agrada|pone|va|llama|representa|sirve|vale)( nada| mucho| tanto| para nada)?",
    "DISLIKE",
  ],
  [
    "no (va|van|pega|pegan|encaja|encajan|combina|combinan|queda|quedan|funciona|cuadra)( bien| nada)?( con (mi|la|nuestra|el) (marca|negocio|local|tienda|restaurante|logo))?",
    "DISLIKE",
  ],
  ["no se (entiende|entienden)( bien| nada)?", "DISLIKE"],
  ["no (resalta|resaltan|destaca|destacan|llama la atencion|luce)", "UNREADABLE"],
  ["ya (quedo|esta|queda)( bien| listo| perfecto)?", "LIKE"],
  ["nada mas que", "AND"],
  ["(queda|quedan|quedo|se ve|se ven) (mal|fatal|feo|fea|feos|feas|raro|rara|horrible)", "DISLIKE"],
  ["(esta|estan) (mal|fatal|horrible)", "DISLIKE"],
  ["es (un )?(horror|horrible|espanto)", "DISLIKE"],
  ["no (hace|hacen) falta", "REMOVE"],
  ["(esta|estan) de (mas|sobra)", "REMOVE"],
  ["fuera (el|la|los|las)", "REMOVE"],
  [
    "que no (salga|salgan|aparezca|aparezcan|se vea|se vean|este|esten|figure|lleve|tenga|haya)",
    "REMOVE",
  ],
  [
    "no (quiero|queremos|quisiera|quisieramos|necesito|necesitamos) (que )?(el|la|los|las|ningun|ninguna|que (salga|salgan|aparezca|aparezcan|se vea|se vean|este|tenga|lleve|haya|pongan|pongas|diga)|tener|ver|poner|ese|esa|tanto|mostrar)?",
    "REMOVE",
  ],
  [
    "no (pongas|pongan|pongais|ponga|pongás|incluyas|incluyan|muestres|muestren|lleve|aparezca|salga)",
    "REMOVE",
  ],
  ["(mejor )?nada de", "WITHOUT"],
  [
    "no (quites|quiteis|quiten|quite|saques|saquen|borres|borren|elimines|eliminen|cambies|cambieis|cambien|cambie|toques|toqueis|toquen|toque|modifiques|modifiquen|muevas|muevan|alteres)",
    "KEEP",
  ],
  [
    "no (quiero|queremos) que (cambies|cambien|cambieis|quites|quiten|toques|toquen|toqueis|quiteis)",
    "KEEP",
  ],
  ["(tal como|tal cual|como) (esta|estaba|estan|es)", "KEEP"],
  ["(esta|estan) (bien|perfecto|perfecta|genial|ok)", "LIKE"],
  ["(esta|estan) (muy|super|re) (bien|bonito|bonita|chulo|lindo|linda|guay)", "LIKE"],
  [
    "(no se|apenas se|casi no se|no lo|no la) (ve|ven|lee|leen|aprecia|aprecian|nota|notan|distingue|distinguen|alcanza a (ver|leer))( bien| nada| casi| mucho)?",
    "UNREADABLE",
  ],
  ["(cuesta|cuestan) (leer|ver|leerlo|verlo|trabajo leer)", "UNREADABLE"],
  ["pasa desapercibido", "UNREADABLE"],
  ["(que )?(se )?(vea|vean|note|noten|luzca|lea|lean|ve|ven) (mas|mejor|bien)( grande)?", "BIG"],
  ["no (sale|salen|aparece|aparecen|figura|lleva|trae|tiene)", "PUT"],
  ["no (esta|estan) (el|la|los|las)", "PUT"],
  ["(en vez|en lugar|envez|enves|en ves) de(l)?", "INSTEAD"],
  ["donde (dice|pone|decia|ponia|dise)", "WHERE"],
  [
    "que (diga|digan|ponga|pongan|rece|lea|se lea|dijera|pusiera)( solo| solamente| simplemente| algo asi como| algo como| esto| lo siguiente)?",
    "SAY",
  ],
  ["(deberia|debe|tiene que|tendria que|debera) (decir|poner|ser|leerse)", "SAY"],
  ["tipo(s)? de letra", "FONT"],
  [
    "(texto|textito|letra|frase|frasecita|parrafo|textos) (de )?(abajo|debajo|pequeno|pequena|pequenito|pequenita|chico|chica|chiquito|chiquita|secundario|secundaria|del medio|mas pequeno|de debajo)( del titulo| del titular)?",
    "BODY",
  ],
  [
    "(texto|textito|frase) (que (va|esta|hay|sale) )?(abajo|debajo)( del titulo| del titular)?",
    "BODY",
  ],
  ["letra pequena", "BODY"],
  ["(texto|frase|titulo|letra|letras|texto) (principal|grande|de arriba|central)", "TITLE"],
  [
    "(texto|copy|mensaje|frase|pie|descripcion) (de|del|de la|para la|para el|en la|en el|que acompana (a|al|a la)) (la |el )?(publicacion|post|posteo|facebook|instagram|redes|imagen|foto)",
    "POST",
  ],
  ["pie de (foto|pagina|publicacion)", "POST"],
  ["(texto|frase|palabras|leyenda|letras) (de|del|en|en el) (el )?boton", "BUTTON"],
  ["texto boton", "BUTTON"],
  ["(titulo|texto|titular|frase) de (la |el )?(imagen|foto|diseno)", "TITLE"],
  ["llamad[oa] a la accion", "BUTTON"],
  [
    "nombre (del|de la|de mi|de nuestro|de nuestra|comercial)( negocio| empresa| tienda| local| marca| restaurante)?",
    "NAME",
  ],
  ["numero de (telefono|contacto|celular|movil|whatsapp)", "PHONE"],
  ["pagina web", "WEBSITE"],
  ["sitio web", "WEBSITE"],
  ["(color|colores) de (fondo|atras|la parte de atras)", "BACKGROUND"],
  ["(foto|imagen) de (fondo|portada|atras|arriba|abajo)", "PHOTO"],
  ["(foto|imagen) (del|de los|de mi) (producto|productos|anuncio)", "PHOTO"],
  ["menos (el|la|los|las)", "EXCEPT"],
  ["a excepcion (de|del)", "EXCEPT"],
  ["(version|diseno) (anterior|de antes|original|previa)", "UNDO"],
  ["(lo|el|la) (de antes|anterior)", "UNDO"],
  ["como (estaba|era) (antes|al principio)", "UNDO"],
  ["al grano", "SHORT"],
  ["en minusculas?", "CAPITALS"],
  ["por (favor|fa|fi|favorcito|fis)", "FILLING"],
  ["si (puede ser|podeis|pueden|se puede|podes|puedes|es posible|no es molestia)", "FILLING"],
  ["(me|nos) (gustaria|encantaria|podrias|podrian|podeis)( que)?", "FILLING"],
  ["buen(os|as) (dias|dia|tardes|noches)", "FILLING"],
  ["un poco|un poquito|un pelin|un toque|un tantito|tantito", "FILLING"],
  ["a ver", "FILLING"],
  ["de todo", "FILLING"],
  ["de (la )?competencia", "FILLING"],
  ["de verdad", "FILLING"],
];

export const filling = new Set(
  (
    "el la los las un una unos unas lo al del a de en con para por que se me te nos os le les su sus mi mis tu tus " +
    "nuestro nuestra nuestros nuestras este esta esto estos estas ese esa eso esos esas aquel aquella es son esta estan era ser " +
    "hay haya ha he han muy ya asi aqui ahi alli hola buenas saludos gracias porfa porfavor porfis porfi favor plis pls please xfa xfavor pf " +
    "podrias podrian podriais podria podeis puedes pueden puede podes podemos quiero queremos quisiera quisieramos querria necesito necesitamos quiera " +
    "gustaria prefiero preferimos mejor creo que pienso parece opino algo cosa cosas anuncio anuncios publicidad flyer che ey oye oigan okey ok vale bueno buen si vosotros ustedes usted tu vos yo " +
    "ve ven vea vean queda quedan quedo quedaria quedara va van iba hacia fuera puro completo completamente totalmente poco poquito mero nomas nada demas resto parte bien esta tal vez quiza quizas " +
    "urgente rapido hoy manana ahora entre sobre dentro junto tener tenga tiene tienen llevar lleve lleva estar este ver verse leer leerse mostrar uno una unito tambien cual cuando donde dicho mismo misma amigo amigos equipo chicos"
  ).split(" "),
);
