/** How a thing is done, in steps that anybody can repeat: common knowledge of the trade, no recipe of the house. */
export interface HowTo {
  /** Folded words of the message. */
  match: RegExp;
  /** Without «cómo»: «arreglar un pinchazo». */
  title: string;
  /** [what is done, how it is said, what is seen]. */
  steps: readonly (readonly [string, string, string])[];
}

const steps = (...lines: string[]) =>
  lines.map((line) => line.split("|").map((part) => part.trim()) as [string, string, string]);

const wallPainted: HowTo = {
  match: /\bpint(?:ar|o|amos)\b|\bpared\b/,
  title: "pintar una pared",
  steps: steps(
    "Vaciar y cubrir|Muebles al centro y cinta en enchufes y rodapiés.|la cinta en el borde",
    "Tapar y lijar|Masilla en los agujeros, lija fina cuando seque y fuera el polvo.|la espátula en el agujero",
    "Recortar con brocha|Bordes y esquinas primero, antes de que se seque se pasa el rodillo.|la brocha en la esquina",
    "Rodillo en W|De arriba abajo y sin apretar: dos manos finas.|el rodillo cargado",
    "Quitar la cinta en húmedo|Despacio y en diagonal: el borde queda limpio.|la cinta que se despega",
  ),
};

const tapMended: HowTo = {
  match: /\bgotea|\bgrifo\b|\bfuga\b|\bllave de agua\b/,
  title: "arreglar un grifo que gotea",
  steps: steps(
    "Cerrar el agua|La llave de paso, y abrir el grifo para vaciarlo.|la llave de paso girando",
    "Desmontar en orden|Se hace una foto a cada pieza y se dejan en fila.|las piezas en fila",
    "Cambiar la junta o el cartucho|Se lleva el viejo a la tienda: por foto engaña.|la junta gastada junto a la nueva",
    "Montar y probar despacio|Se abre el agua poco a poco. Si sigue, se llama a un profesional.|el grifo sin gota",
  ),
};

/** By trade. */
export const howTos: Readonly<Record<string, readonly HowTo[]>> = {
  bicycles: [
    {
      match: /\bpinchazo|\bponchadura|\bpinchad|\bcamara\b.*\b(?:rueda|bici)|\bparche/,
      title: "arreglar un pinchazo",
      steps: steps(
        "Sacar la rueda y la cámara|Se quita el aire, se suelta la rueda y se levanta un lado de la cubierta con los desmontables.|los desmontables entrando bajo la cubierta",
        "Encontrar el agujero|Se infla un poco la cámara y se pasa por agua o cerca de la mejilla: donde salen burbujas, ahí está.|las burbujas en el cubo de agua",
        "Lijar, pegar y apretar|Se lija la zona, se pone el pegamento, se espera a que deje de brillar y se aprieta el parche un minuto.|el dedo apretando el parche",
        "Buscar al culpable|Antes de montar se pasa un trapo por dentro de la cubierta: el cristal suele seguir ahí.|el trapo recorriendo la cubierta",
        "Montar e inflar|Se mete la cámara con un poco de aire, se cierra la cubierta con las manos y se infla por partes, mirando que no se pellizque.|la bomba y la rueda tomando forma",
      ),
    },
    {
      match: /\bcadena\b|\bengras|\blubric/,
      title: "limpiar y engrasar la cadena",
      steps: steps(
        "Quitar lo gordo|Un trapo abrazando la cadena y pedales hacia atrás: media vuelta ya sale negro.|el trapo que se ensucia",
        "Desengrasar|Cepillo y desengrasante en cadena, platos y piñones; después, agua sin presión.|el cepillo entre los piñones",
        "Secar del todo|Se seca con otro trapo y se deja un rato: el aceite sobre agua no agarra.|la cadena seca a contraluz",
        "Una gota por eslabón|Por dentro de la cadena y dando pedales despacio.|la gota cayendo en el eslabón",
        "Retirar el sobrante|Lo que queda por fuera solo atrapa polvo: se pasa un trapo limpio y listo.|el último repaso con el trapo",
      ),
    },
    {
      match: /\bsillin|\baltura\b|\btalla\b/,
      title: "ajustar la altura del sillín",
      steps: steps(
        "El punto de partida|De pie junto a la bici, el sillín a la altura de la cadera.|la cadera junto al sillín",
        "Talón en el pedal|Sentado y con el pedal abajo, la pierna queda estirada con el talón; con la punta, un poco doblada.|la pierna casi estirada",
        "Corregir dos dedos|Si se mueve la cadera al pedalear, está alto; si la rodilla molesta por delante, está bajo.|la mano que afloja la tija",
        "Marcarlo|Una cinta en la tija y no hay que volver a buscarlo.|la cinta de color en la tija",
      ),
    },
  ],
  optician: [
    {
      match: /\blimpi|\brayar|\bcristales\b/,
      title: "limpiar las gafas sin rayones",
      steps: steps(
        "Enjuagar primero|Bajo el grifo, con agua templada: se lleva el polvo, que es lo que raya.|el agua cayendo sobre los cristales",
        "Una gota de jabón|Jabón de manos suave y sin crema; se frota con las yemas por las dos caras y en las plaquetas.|los dedos con espuma",
        "Aclarar y sacudir|Agua por todas partes, también por las patillas, y se sacude.|la montura goteando",
        "Secar con microfibra|Paño limpio y sin apretar. Ni camiseta ni papel: llevan fibras que arañan.|el paño pasando por el cristal",
      ),
    },
    {
      match: /\belegir\b|\bescoger\b|\bmontura\b|\bcara\b|\brostro\b/,
      title: "elegir una montura",
      steps: steps(
        "Mirar el puente|Si resbala o deja marca al minuto, no es esa.|el puente apoyado en la nariz",
        "La pupila, al centro|Más o menos en medio del cristal: se ve mejor y pesa menos.|la cara de frente ante el espejo",
        "Las cejas mandan|La línea de arriba acompaña a la ceja, sin taparla del todo.|el dedo señalando la ceja",
        "Moverse|Mirar al suelo, reír y girar la cabeza: si se quedan en su sitio, vamos bien.|la risa delante del espejo",
      ),
    },
    {
      match: /\blentillas?\b|\blentes? de contacto\b/,
      title: "ponerse las lentes de contacto",
      steps: steps(
        "Manos lavadas y secas|Con jabón sin crema y una toalla que no suelte pelusa.|las manos bajo el agua",
        "Mirar el borde|En la yema, si parece un cuenco está bien; si el borde se abre, está del revés.|la lente sobre la yema",
        "Abrir y apoyar|Una mano sujeta los párpados, la otra la apoya mirando al frente, sin apretar.|los dedos en los párpados",
        "Parpadear despacio|Si escuece o se ve borroso, se saca, se enjuaga con su líquido y se repite.|el parpadeo de cerca",
      ),
    },
  ],
  bakery: [
    {
      match: /\bmasa madre\b/,
      title: "hacer masa madre en casa",
      steps: steps(
        "Día 1: harina y agua|En un tarro, la misma cantidad de harina integral y de agua templada. Se mezcla, se tapa sin cerrar y se deja fuera de la nevera.|la cuchara mezclando en el tarro",
        "Días 2 y 3: esperar y alimentar|Se tira la mitad y se añade otra vez harina y agua. Si huele raro, es normal: aún se está decidiendo.|la goma que marca el nivel",
        "Días 4 y 5: burbujas|Se alimenta una vez al día. Cuando sube y baja siempre a la misma hora, va bien.|las burbujas vistas de lado",
        "Días 6 y 7: la prueba|Si dobla su tamaño en unas horas y una cucharadita flota en agua, ya levanta un pan.|la cucharadita flotando",
        "Guardarla|En la nevera, y se alimenta una vez por semana y la noche antes de hornear.|el tarro entrando en la nevera",
      ),
    },
    {
      match: /\bconserv|\bguard|\bdure\b|\bcongel/,
      title: "conservar el pan toda la semana",
      steps: steps(
        "Dejarlo enfriar|Cortado en caliente se seca antes: un pan recién horneado todavía se está haciendo.|el pan en la rejilla",
        "Tela o papel, nunca plástico|Los dos primeros días, en bolsa de tela y con el corte hacia abajo.|la bolsa de tela sobre la mesa",
        "Congelar lo de después|En rebanadas y el mismo día, bien cerrado: así se saca solo lo que se va a comer.|las rebanadas entrando en la bolsa",
        "Revivirlo|Unas gotas de agua por fuera y unos minutos de horno fuerte; la rebanada, directa a la tostadora.|las gotas sobre la corteza",
      ),
    },
  ],
  cafe: [
    {
      match: /\bcold brew\b|\bcafe frio\b/,
      title: "preparar cold brew en casa",
      steps: steps(
        "Moler grueso|Como sal gorda: fino amarga y cuesta filtrarlo.|el grano grueso en la mano",
        "Agua fría y café|Unos 80 gramos por litro, en un tarro; se remueve hasta mojarlo todo.|el tarro visto de lado",
        "A la nevera|De 12 a 16 horas, tapado.|la puerta de la nevera que se cierra",
        "Filtrar despacio|Colador y, encima, un filtro de papel. Sin apretar.|el goteo del filtro",
        "Servir con hielo|Si queda fuerte, se alarga con agua o leche. Aguanta unos días en frío.|el hielo en el vaso",
      ),
    },
    {
      match: /\bcafe\b|\bfrancesa\b|\bv60\b|\bmoka\b|\bitaliana\b|\bprensa\b/,
      title: "hacer un buen café en casa",
      steps: steps(
        "Moler al momento|Grano entero y molido justo antes: ahí está la mitad del olor.|el grano cayendo en el molinillo",
        "Pesar|Unos 60 gramos por litro de agua; después se ajusta al gusto, de dos en dos gramos.|la báscula que se para",
        "Agua que no hierva|Se aparta medio minuto del fuego: hirviendo, amarga.|el vapor saliendo de la jarra",
        "Mojar y esperar|Un poco de agua, treinta segundos, y después el resto despacio y en círculos.|la espuma que sube",
        "Servir enseguida|El café que espera sobre el calor se quema.|la taza que se llena",
      ),
    },
  ],
  hair: [
    {
      match: /\bte[nñ]id|\bcolor\b|\bmechas\b|\btinte\b|\bbalayage\b|\brubi/,
      title: "cuidar el pelo teñido",
      steps: steps(
        "Esperar dos días|Después del color, cuarenta y ocho horas sin lavar ayudan a que se asiente.|el pelo al salir a la calle",
        "Agua templada|La muy caliente abre la cutícula y se lleva el tono; se termina con agua más fresca.|el agua sobre el pelo",
        "Champú suave y poca cantidad|Sin sulfatos fuertes, la cantidad de una avellana y en la raíz: las puntas se lavan con lo que cae.|la avellana de champú en la mano",
        "Mascarilla una vez por semana|De medios a puntas y con el pelo escurrido, unos minutos.|las manos peinando las puntas",
        "Proteger antes del calor y del sol|Protector antes del secador y un sombrero en la playa: los dos apagan el color.|el secador a distancia",
      ),
    },
    {
      match: /\brizo|\briz|\bcurly\b|\bondas\b/,
      title: "peinar el pelo rizado sin encresparlo",
      steps: steps(
        "Desenredar mojado|Con acondicionador puesto y de las puntas hacia arriba.|el peine ancho en las puntas",
        "Producto con el pelo chorreando|Se reparte con las manos, de abajo arriba y apretando.|las manos apretando el rizo",
        "Secar sin frotar|Camiseta de algodón o microfibra: se aprieta, no se frota.|la camiseta recogiendo el agua",
        "Difusor y paciencia|Aire templado y sin tocar hasta que esté seco; después se rompe el acartonado con las manos.|el difusor bajo los rizos",
      ),
    },
    {
      match: /\bbarba\b|\bafeit/,
      title: "recortar la barba en casa",
      steps: steps(
        "Lavar y secar|Mojada engaña: parece más larga de lo que es.|la toalla sobre la barba",
        "Peinar y empezar largo|Se empieza con el peine alto de la máquina: siempre se puede cortar más.|el peine de la máquina",
        "El cuello|Dos dedos por encima de la nuez y una curva de oreja a oreja.|los dos dedos en el cuello",
        "Repasar con tijera|Lo que sobresale del bigote y las puntas, a mano.|la tijera en el bigote",
      ),
    },
  ],
  beauty: [
    {
      match: /\bpiel\b|\bcara\b|\brutina\b|\bfacial\b|\blimpieza\b|\bskincare\b/,
      title: "una rutina de cuidado de la piel",
      steps: steps(
        "Limpiar|Mañana y noche, un minuto y con agua templada; por la noche, primero fuera el maquillaje.|las manos con espuma",
        "Tratar|El sérum, en piel limpia y poca cantidad: se apoya con las palmas, no se arrastra.|las gotas en la palma",
        "Hidratar|También la piel grasa: cuando le falta agua, fabrica más grasa.|la crema en la mejilla",
        "Proteger|Por la mañana, protector solar como último paso, también en invierno y con nubes.|el protector en los dos dedos",
      ),
    },
    {
      match: /\bunas\b|\bmanicur|\besmalt|\bsemiperman/,
      title: "hacer que el esmalte dure más",
      steps: steps(
        "Uña seca y sin brillo|Se limpia la grasa con quitaesmalte aunque no haya color.|el algodón pasando por la uña",
        "Base siempre|Una capa fina: protege y agarra.|el pincel en la uña limpia",
        "Dos capas finas|Mejor que una gruesa, y sellando el borde.|el borde que se sella",
        "Aceite y guantes|Aceite en la cutícula por la noche y guantes para fregar.|la gota en la cutícula",
      ),
    },
  ],
  dental: [
    {
      match: /\bcepill|\blavar(?:se)? los dientes|\bhilo\b|\bhigiene\b/,
      title: "cepillarse bien los dientes",
      steps: steps(
        "Poca pasta|Del tamaño de un guisante en adultos; de un grano de arroz en los más pequeños.|el guisante de pasta",
        "Inclinar el cepillo|Hacia la encía, con movimientos cortos y sin apretar.|el cepillo inclinado",
        "Dos minutos y en orden|Por fuera, por dentro y por arriba, siempre con el mismo recorrido.|el reloj de arena",
        "Hilo o interdentales|Una vez al día, mejor por la noche: el cepillo no llega ahí.|el hilo entre los dedos",
        "Escupir y no enjuagar|Así el flúor se queda trabajando.|el vaso vacío",
      ),
    },
  ],
  vet: [
    {
      match: /\bunas\b/,
      title: "cortarle las uñas a un perro",
      steps: steps(
        "Acostumbrarlo antes|Unos días tocando las patas y enseñando el cortaúñas con un premio, sin cortar nada.|la galleta junto al cortaúñas",
        "Buscar la parte viva|En uñas claras se ve rosa; en oscuras se corta muy poco cada vez.|la uña a contraluz",
        "Solo la punta|En diagonal, un milímetro o dos, y parar antes del rosa.|el cortaúñas en la punta",
        "Si sangra, calma|Se aprieta con una gasa unos minutos. Si no para, se llama a la clínica.|la gasa en la mano",
        "Terminar bien|Aunque sean dos uñas: premio y hasta mañana.|el perro con su premio",
      ),
    },
    {
      match: /\bban(?:o|ar)\b|\bdientes\b|\bcepill/,
      title: "bañar a un perro en casa",
      steps: steps(
        "Cepillar antes|Con agua los nudos se aprietan: primero fuera el pelo suelto.|el cepillo lleno de pelo",
        "Agua templada y alfombrilla|Que no resbale: el miedo empieza en las patas.|las patas sobre la alfombrilla",
        "Champú para perros|Del cuello hacia atrás; la cara, con un paño húmedo.|la espuma en el lomo",
        "Aclarar dos veces|Lo que queda pica.|el agua saliendo limpia",
        "Secar bien|Orejas incluidas, sin meter nada dentro.|la toalla en las orejas",
      ),
    },
    {
      match: /\btransportin\b|\bgato\b/,
      title: "meter al gato en el transportín",
      steps: steps(
        "Dejarlo a la vista|Abierto y con una manta, días antes: que sea un sitio más.|el gato oliendo el transportín",
        "Premios dentro|Cada vez más al fondo, sin cerrar.|el premio al fondo",
        "Cerrar un momento|Segundos al principio, y abrir antes de que se queje.|la puerta que se cierra despacio",
        "El día de la visita|Una toalla por encima y el transportín bien sujeto: a oscuras se calman.|la toalla sobre el transportín",
      ),
    },
  ],
  fitness: [
    {
      match: /\bsentadilla|\bsquat/,
      title: "hacer bien una sentadilla",
      steps: steps(
        "Los pies|A la anchura de los hombros y las puntas un poco abiertas.|los pies en el suelo",
        "La cadera, atrás|Como si hubiera una silla lejos: primero cadera, luego rodillas.|la cadera hacia atrás, de perfil",
        "El pecho, alto|Se mira al frente y la espalda no se redondea.|la espalda recta, de perfil",
        "Subir con el talón|Todo el pie en el suelo y las rodillas siguiendo a las puntas.|los talones apoyados",
      ),
    },
    {
      match: /\bcalent|\bestir|\bmovilidad/,
      title: "calentar antes de entrenar",
      steps: steps(
        "Tres minutos para entrar en calor|Andar rápido, cuerda o bici suave: que suba un poco el pulso.|los pies saltando a la cuerda",
        "Mover lo que se va a usar|Círculos de hombros, caderas y tobillos.|los círculos con los brazos",
        "El mismo gesto, sin peso|Diez repeticiones del primer ejercicio, despacio.|la barra vacía",
        "Subir poco a poco|Dos series ligeras antes de la primera que cuenta.|el disco pequeño entrando",
      ),
    },
  ],
  yoga: [
    {
      match: /\brespir|\bmedit|\brelaj/,
      title: "respirar para bajar el ritmo",
      steps: steps(
        "Sentarse cómodo|Silla o suelo, con la espalda larga y los hombros sueltos.|las manos sobre las rodillas",
        "Una mano en el vientre|Se nota cómo sube al entrar el aire.|la mano que sube y baja",
        "Cuatro y seis|Se cuenta cuatro al tomar aire y seis al soltarlo, sin forzar.|el pecho de perfil, despacio",
        "Diez vueltas|Si la cabeza se va, se vuelve a contar. Nada más.|los ojos cerrados",
      ),
    },
    {
      match: /\bsaludo al sol\b|\bpostura|\bprincipiante/,
      title: "el saludo al sol, para empezar",
      steps: steps(
        "De pie, respirar|Pies firmes; al tomar aire, los brazos suben.|los brazos que suben",
        "Doblarse|Al soltar el aire, manos al suelo o a las piernas, con las rodillas flexionadas.|las manos camino del suelo",
        "Plancha y bajar|Un pie atrás, luego el otro; se baja apoyando las rodillas si hace falta.|la plancha de perfil",
        "Perro boca abajo|Cadera arriba y espalda larga; los talones no tienen que tocar.|la cadera arriba",
        "Volver|Pies hacia las manos y subir despacio.|la espalda que se desenrolla",
      ),
    },
  ],
  workshop: [
    {
      match: /\brueda\b|\bllanta\b|\bneumatico\b|\bponchad/,
      title: "cambiar una rueda",
      steps: steps(
        "Parar en sitio seguro|En llano, con freno de mano, luces de emergencia y señal puesta.|el triángulo en el suelo",
        "Aflojar antes de subir|Media vuelta a cada tornillo con la rueda todavía en el suelo.|la llave en el tornillo",
        "Subir con el gato|En el punto que marca el manual, y sin meter nunca el cuerpo debajo.|el gato en su muesca",
        "Cambiar y apretar en estrella|Se ponen todos a mano y se aprietan en cruz.|los tornillos en estrella",
        "Bajar y reapretar|En el suelo, otra vuelta; y a revisar la presión cuanto antes.|la rueda en el suelo",
      ),
    },
    {
      match: /\baceite\b|\bniveles?\b/,
      title: "mirar el nivel del aceite",
      steps: steps(
        "En llano y en frío|Con el motor parado desde hace un rato.|el capó que se abre",
        "Sacar, limpiar y volver a meter|La primera lectura no vale: se limpia la varilla y se repite.|el papel limpiando la varilla",
        "Leer entre las dos marcas|Entre el mínimo y el máximo está bien; por debajo, se añade poco a poco.|la marca en la varilla",
        "Mirar el color|Muy negro, con brillo o con espuma: conviene que lo vean en el taller.|la gota en el papel",
      ),
    },
    {
      match: /\bbateria\b|\bpinzas\b|\bno arranca\b|\bcables\b/,
      title: "arrancar con pinzas",
      steps: steps(
        "Los dos apagados y cerca|Sin tocarse, con todo desconectado.|los dos frontales juntos",
        "Rojo con rojo|Primero al positivo de la batería descargada y después al de la buena.|la pinza roja en el borne",
        "Negro a negro y a metal|Al negativo de la buena y, en el otro extremo, a un metal del motor, lejos de la batería.|la pinza negra en el metal",
        "Arrancar y esperar|Primero el que ayuda; unos minutos y después el otro. Se quitan en orden inverso.|el cuadro que se ilumina",
      ),
    },
  ],
  reforms: [
    wallPainted,
    tapMended,
    {
      match: /\bsilicona\b|\bmoho\b|\bducha\b|\bjuntas\b/,
      title: "cambiar la silicona de la ducha",
      steps: steps(
        "Quitar la vieja entera|Con cúter y rascador: sobre restos no pega.|la tira de silicona vieja",
        "Limpiar y secar|Alcohol y un día sin usar la ducha.|el paño en la junta",
        "Cinta a los dos lados|Así la línea sale recta.|la cinta en paralelo",
        "Un cordón y el dedo mojado|Seguido, sin parar, y se alisa con el dedo con jabón.|el dedo alisando",
        "Retirar la cinta y esperar|Antes de que haga piel; y un día entero sin agua.|la cinta que se levanta",
      ),
    },
  ],
  electrician: [
    {
      match: /\bsalta|\bdiferencial|\bse va la luz|\bcortocircuito|\bluz\b/,
      title: "encontrar qué aparato hace saltar la luz",
      steps: steps(
        "Desenchufar todo|Nevera, lavadora, cargadores: se desenchufa cada aparato, también los que están apagados.|la mano que saca un enchufe",
        "Subir el interruptor|Con todo desenchufado, se sube el diferencial. Si no se queda arriba, se deja y se llama.|el interruptor que sube",
        "Enchufar de uno en uno|Se espera unos segundos entre uno y otro: el que lo hace saltar es el sospechoso.|el aparato que se enchufa",
        "Apartarlo y avisar|El sospechoso se queda desenchufado hasta que alguien lo mire. Si salta sin nada enchufado, está en la instalación.|el aparato apartado, con una nota",
      ),
    },
  ],
  carpentry: [
    {
      match: /\baceite|\bmesa\b|\bmadera\b|\bcuidar|\bencera/,
      title: "dar aceite a una mesa de madera",
      steps: steps(
        "Limpiar y secar|Paño apenas húmedo y un par de horas al aire: el aceite no entra en madera mojada.|el paño sobre la tabla",
        "Lijar a favor de la veta|Lija fina, sin apretar, y fuera el polvo con un trapo seco.|la lija siguiendo la veta",
        "Extender poco aceite|Un chorro pequeño y un trapo que no suelte pelo: mejor dos capas finas que una gruesa.|la veta que se oscurece",
        "Retirar el sobrante|A los veinte minutos se seca lo que no ha entrado: si se queda, se pone pegajoso.|el trapo que recoge el brillo",
        "Dejar secar y tirar el trapo con cuidado|El trapo se extiende al aire antes de tirarlo: hecho una bola puede calentarse solo.|el trapo extendido al aire",
      ),
    },
  ],
  laundry: [
    {
      match: /\bplanch|\bcamisa/,
      title: "planchar una camisa",
      steps: steps(
        "Humedecer|Se plancha un poco húmeda: si está seca, unas gotas y cinco minutos enrollada.|las gotas sobre la tela",
        "Cuello y puños|Primero por dentro y después por fuera, de las puntas hacia el centro.|la punta de la plancha en el cuello",
        "Mangas|Apoyadas en la costura, alisadas con la mano antes de pasar la plancha.|la mano que alisa la manga",
        "Espalda y delanteros|De la costura hacia los botones y sin pisar ninguno.|la plancha entre los botones",
        "Colgarla tibia|En percha ancha y con el primer botón cerrado.|la camisa en la percha",
      ),
    },
  ],
  stationery: [
    {
      match: /\bforr(?:ar|o|amos)\b|\blibros?\b|\bcuadernos?\b/,
      title: "forrar un libro sin burbujas",
      steps: steps(
        "Medir con el libro abierto|Se apoya abierto sobre el forro y se dejan tres dedos por cada lado.|el libro abierto sobre el forro",
        "Cortar y marcar el lomo|Se recorta y se doblan las solapas; en el lomo, dos cortes pequeños arriba y abajo.|las tijeras en el borde",
        "Pegar por partes|Si es adhesivo, se despega un palmo y se alisa con una regla envuelta en un paño.|la regla que empuja el aire",
        "Cerrar y comprobar|Se cierra el libro antes de fijar la segunda solapa: si tira, se afloja.|el libro que se cierra",
        "Poner el nombre|La etiqueta, por dentro o bajo el forro: así no se despega.|la etiqueta con el nombre",
      ),
    },
  ],
  painter: [wallPainted],
  plumber: [tapMended],
  cleaning: [
    {
      match: /\bmancha|\bsofa\b|\btapicer|\balfombra|\bcolchon/,
      title: "quitar una mancha de la tapicería",
      steps: steps(
        "Absorber, no frotar|Papel apretado desde fuera hacia el centro.|el papel sobre la mancha",
        "Probar en lo escondido|Una gota de producto donde no se ve, y esperar a que seque.|la gota detrás del cojín",
        "Poca agua|Trapo apenas húmedo con jabón neutro, a toques.|el trapo a toques",
        "Aclarar y secar|Otro trapo con agua sola y aire: mojada, deja cerco.|la ventana abierta",
      ),
    },
    {
      match: /\bcristal|\bventana|\bvidrio|\bespejo/,
      title: "limpiar cristales sin marcas",
      steps: steps(
        "Sin sol directo|El producto se seca antes de tiempo y deja velo.|la ventana en sombra",
        "Primero el polvo|Marco y raíl en seco.|el cepillo en el raíl",
        "Agua con unas gotas de jabón|Poco: la espuma es lo que marca.|el cubo y las gotas",
        "De arriba abajo|Labio de goma en pasadas que se pisan, y se seca en cada una.|la pasada de goma",
      ),
    },
  ],
  florist: [
    {
      match: /\bramo\b|\bflores\b|\bdure|\bcortadas\b/,
      title: "hacer que un ramo dure más",
      steps: steps(
        "Cortar en diagonal|Un par de dedos, con tijera limpia y nada más llegar.|la tijera en diagonal",
        "Quitar las hojas de abajo|Las que tocan el agua se pudren y la ensucian.|la mano quitando hojas",
        "Agua limpia cada dos días|Y un corte nuevo cada vez.|el jarrón llenándose",
        "Lejos del sol y de la fruta|La fruta madura las envejece.|el ramo en su rincón",
      ),
    },
    {
      match: /\bplanta|\bregar\b|\briego\b|\btrasplant|\bmaceta|\borquidea/,
      title: "cuidar una planta de interior",
      steps: steps(
        "Buscarle la luz|Cerca de la ventana y sin sol directo de mediodía, para empezar.|la planta junto a la ventana",
        "Regar con el dedo|Si los dos primeros centímetros están secos, se riega; si no, se espera.|el dedo en la tierra",
        "Que no se quede encharcada|A los diez minutos se vacía el plato.|el plato que se vacía",
        "Limpiar las hojas|Un paño húmedo: el polvo le tapa la luz.|el paño en la hoja",
      ),
    },
  ],
  fashion: [
    {
      match: /\blav(?:ar|o|ado)\b|\bcuidar\b|\blino\b|\blana\b|\bsueter|\bjersey/,
      title: "lavar la ropa sin estropearla",
      steps: steps(
        "Leer la etiqueta|Temperatura, secadora sí o no: dos símbolos y ya está.|la etiqueta de cerca",
        "Del revés y en frío|Cremalleras cerradas y colores parecidos juntos.|la prenda dada la vuelta",
        "Poco detergente y poco centrifugado|Lo que sobra se queda en el tejido.|la medida de detergente",
        "Secar con forma|La lana, en plano; el lino, colgado y sin retorcer.|la prenda en la percha",
      ),
    },
    {
      match: /\bcombin|\blook|\boutfit|\bvestir\b|\barmario\b/,
      title: "combinar una prenda de tres maneras",
      steps: steps(
        "De diario|Con lo más básico del armario y calzado plano.|el conjunto de diario",
        "De trabajo|Una capa encima y un zapato cerrado: cambia entera.|la chaqueta por los hombros",
        "De noche|Un accesorio y un color más oscuro. Solo uno.|el accesorio en la mano",
        "Lo que se repite|La prenda es la misma: lo que cambia es lo de alrededor.|las tres perchas juntas",
      ),
    },
  ],
  jewelry: [
    {
      match: /\blimpi|\bcuidar\b|\bplata\b|\boro\b|\bbrillo/,
      title: "limpiar una joya en casa",
      steps: steps(
        "Agua templada y jabón neutro|Cinco minutos en un cuenco, nunca en el lavabo abierto.|la joya en el cuenco",
        "Cepillo muy suave|Por detrás de la piedra, que es donde se acumula.|el cepillo pequeño",
        "Aclarar y secar|Con un paño que no suelte pelusa.|el paño de secado",
        "Guardar por separado|Cada pieza en su bolsa: se rayan entre ellas. Perlas y piedras porosas, solo paño.|la bolsa que se cierra",
      ),
    },
    {
      match: /\btalla\b|\bmedida\b|\bdedo\b/,
      title: "saber la talla de un anillo",
      steps: steps(
        "Elegir el momento|Por la tarde y con las manos templadas: el dedo cambia de tamaño.|la mano sobre la mesa",
        "Medir un anillo que quede bien|El diámetro por dentro, de lado a lado, en milímetros.|la regla sobre el anillo",
        "O una tira de papel|Alrededor del dedo, se marca y se mide.|la tira marcada",
        "Comprobar el nudillo|Tiene que pasar con un poco de resistencia. Ante la duda, se mide en la joyería.|el anillo pasando el nudillo",
      ),
    },
  ],
  restaurant: [
    {
      match: /\barroz\b|\bpaella\b/,
      title: "que el arroz quede suelto",
      steps: steps(
        "Caldo caliente|Frío para la cocción y ablanda el grano por fuera.|el cazo de caldo humeante",
        "Repartir y no remover|Una vez repartido, no se toca: al moverlo suelta almidón.|el arroz repartido",
        "Fuego fuerte y luego suave|Los primeros minutos, fuerte; después se baja.|la llama que baja",
        "Reposar|Fuera del fuego y tapado con un paño, unos minutos.|el paño sobre la sartén",
      ),
    },
    {
      match: /\bcarne\b|\basado\b|\bparrilla\b|\bfilete\b/,
      title: "hacer la carne en su punto",
      steps: steps(
        "Fuera de la nevera|Media hora antes: fría por dentro se hace mal.|la pieza sobre la tabla",
        "Secar y salar|Con papel; mojada, se cuece en vez de dorarse.|el papel sobre la carne",
        "Fuego fuerte y sin mover|Hasta que se despega sola; entonces, y solo entonces, la vuelta.|la vuelta en la plancha",
        "Reposar|Unos minutos antes de cortar: el jugo se queda dentro.|la carne en la tabla",
      ),
    },
  ],
  crafts: [
    {
      match: /\bvelas?\b/,
      title: "encender bien una vela",
      steps: steps(
        "Cortar la mecha|A medio centímetro antes de cada uso.|la tijera en la mecha",
        "La primera vez, entera|Hasta que toda la superficie esté líquida: así no hace túnel.|la cera derretida de borde a borde",
        "Lejos de corrientes|La llama que baila humea.|la llama quieta",
        "Nunca más de cuatro horas|Se apaga, se deja enfriar y se vuelve a cortar la mecha.|el apagavelas",
      ),
    },
    {
      match: /\bjabon|\bchampu solido\b/,
      title: "hacer que una pastilla dure más",
      steps: steps(
        "Que escurra|Jabonera con agujeros o sobre una rejilla.|la pastilla sobre la rejilla",
        "Espuma en la mano o en la esponja|Se gasta menos que frotando directo.|la espuma en la esponja",
        "Fuera del chorro|El agua de la ducha la deshace.|la pastilla en la balda",
        "Partirla|En dos mitades: una se usa y la otra espera en el armario.|el cuchillo en la pastilla",
      ),
    },
  ],
  hardware: [
    {
      match: /\btaladr|\bcolgar\b|\btaco\b|\bestanter|\bcuadro/,
      title: "colgar algo en la pared",
      steps: steps(
        "Mirar qué hay detrás|Golpear con los nudillos: hueco o macizo cambia el taco. Y ni encima ni debajo de un enchufe.|los nudillos en la pared",
        "Medir y marcar|Nivel, lápiz y la pieza delante.|el nivel y el lápiz",
        "Taladrar recto|Broca del número del taco y una cinta que marque el fondo.|la broca con cinta",
        "Taco, tornillo y prueba|El taco entra a golpecitos; después se tira con la mano antes de colgar.|la mano que tira",
      ),
    },
  ],
  grocer: [
    {
      match: /\bcort(?:ar|o)\b.*\bjamon\b|\bjamon\b/,
      title: "cortar jamón",
      steps: steps(
        "Bien sujeto|Pezuña hacia arriba si se va a acabar pronto.|el jamón en su soporte",
        "Quitar lo justo|Corteza y grasa amarilla, solo de lo que se va a comer hoy.|el cuchillo en la corteza",
        "Lonchas pequeñas|Cuchillo largo, muñeca suelta y siempre lejos de la mano.|la loncha que cae",
        "Tapar|Con su propia grasa y un paño.|el paño sobre el jamón",
      ),
    },
    {
      match: /\bquesos?\b|\btabla\b/,
      title: "montar una tabla de quesos",
      steps: steps(
        "Sacarlos una hora antes|Fríos no saben a nada.|los quesos en la mesa",
        "Tres o cuatro, distintos|Uno suave, uno curado, uno azul o de carácter.|las cuñas en fila",
        "Cortar según la forma|Que cada trozo lleve corazón y corteza.|el cuchillo en la cuña",
        "Algo dulce y algo seco|Uvas, membrillo, nueces y pan.|las uvas cayendo",
        "De suave a fuerte|En el sentido del reloj, y así se come.|la tabla desde arriba",
      ),
    },
  ],
  technology: [
    {
      match: /\bcopia|\bbackup\b|\bcontrasen|\bvirus\b|\blent/,
      title: "hacer una copia de seguridad",
      steps: steps(
        "Decidir qué no se puede perder|Fotos, documentos y contraseñas: lo demás se vuelve a instalar.|la carpeta seleccionada",
        "Dos copias distintas|Un disco en casa y otra fuera, en la nube o en otro sitio.|el disco conectado",
        "Que sea sola|Programada cada semana: la que depende de acordarse no existe.|el reloj en la pantalla",
        "Probarla|Recuperar un archivo de vez en cuando. Sin probar, no es una copia.|el archivo que vuelve",
      ),
    },
  ],
  advisory: [
    {
      match: /\bfactura\b|\bfacturas\b|\bfacturar\b/,
      title: "hacer una factura sin olvidos",
      steps: steps(
        "Número y fecha|Correlativos y sin saltos.|el número en la esquina",
        "Quién y a quién|Nombre o razón social, identificación fiscal y dirección de las dos partes.|los datos de las dos partes",
        "Qué y cuánto|El servicio descrito de modo que se entienda, base, impuesto y total.|la línea del total",
        "Cómo y cuándo se paga|Forma y vencimiento en la propia factura ahorran recordatorios.|la fecha de vencimiento",
      ),
    },
  ],
  real_estate: [
    {
      match: /\bfotos?\b|\bvend|\bpreparar\b/,
      title: "preparar una casa para enseñarla",
      steps: steps(
        "Vaciar superficies|Encimera, mesa y entrada: menos cosas, más metros.|la encimera vacía",
        "Luz toda abierta|Persianas arriba y lámparas encendidas, también de día.|la persiana que sube",
        "Arreglar lo que se ve|Una bombilla fundida y un grifo que gotea cuestan más de lo que valen.|la bombilla nueva",
        "Fotos desde la esquina|A la altura del pecho, en horizontal y con la puerta abierta.|la cámara en la esquina",
        "Los papeles, en una carpeta|Gastos, certificados y planos: se preguntan siempre.|la carpeta sobre la mesa",
      ),
    },
  ],
  education: [
    {
      match: /\bestudi|\bexamen|\bconcentr|\bmemoriz/,
      title: "estudiar una hora de verdad",
      steps: steps(
        "Un tema y una pregunta|Antes de abrir el libro: qué tengo que saber responder al acabar.|la pregunta en el papel",
        "Veinticinco minutos sin teléfono|En otra habitación. Después, cinco de pausa.|el teléfono en el cajón",
        "Cerrar y contarlo|En voz alta y sin mirar: lo que no sale es lo que falta.|el libro cerrado",
        "Repasar mañana|Diez minutos al día siguiente valen más que otra hora hoy.|la fecha apuntada",
      ),
    },
  ],
  languages: [
    {
      match: /\bvocabulario|\bpronunci|\bhablar|\bestudiar|\baprender/,
      title: "practicar un idioma quince minutos al día",
      steps: steps(
        "Cinco de escuchar|Un audio corto, dos veces: la primera sin texto.|los auriculares",
        "Cinco de repetir|En voz alta y copiando el ritmo, no solo las palabras.|la boca de cerca",
        "Tres frases propias|Con lo nuevo, y sobre algo que haya pasado hoy.|las tres frases escritas",
        "Decirlas a alguien|O grabarse: escucharse corrige más que leerse.|el teléfono grabando",
      ),
    },
  ],
  photography: [
    {
      match: /\bfotos?\b.*\b(?:movil|celular|telefono|producto)|\bproducto/,
      title: "fotografiar un producto con el teléfono",
      steps: steps(
        "Ventana y nada más|Luz de lado y flash apagado.|la ventana y la mesa",
        "Una cartulina enfrente|Blanca, para rellenar la sombra.|la cartulina que se acerca",
        "Limpiar la lente|La mitad de las fotos borrosas son eso.|el paño en la lente",
        "Tocar y bajar|Se toca el producto en la pantalla y se baja un poco la luz.|el dedo en la pantalla",
        "Tres encuadres|Entero, de cerca y en uso.|las tres fotos juntas",
      ),
    },
  ],
  nursery: [
    {
      match: /\badapt|\bprimer dia|\bdespedida|\bdormir|\bpanal|\brabieta/,
      title: "preparar los primeros días de guardería",
      steps: steps(
        "Contarlo antes|Con palabras sencillas y el nombre de quien lo va a cuidar.|el cuento abierto",
        "Un objeto de casa|Un peluche o un pañuelo que huela a casa.|el peluche en la mochila",
        "Despedida corta y siempre igual|Un beso, una frase y hasta luego: irse a escondidas asusta más.|la mano que dice adiós",
        "Volver a la hora dicha|Los primeros días, mejor un poco antes.|el reencuentro en la puerta",
      ),
    },
  ],
  travel: [
    {
      match: /\bmaleta|\bequipaje|\bvalija/,
      title: "hacer la maleta",
      steps: steps(
        "Lista por días|Qué se hace cada día y qué se necesita: se quita un tercio.|la lista en la cama",
        "Enrollar lo blando|Y lo pesado, junto a las ruedas.|la ropa enrollada",
        "Lo imprescindible, a mano|Documentos, medicación y una muda: nunca facturados.|el bolso de mano",
        "Foto y etiqueta|Una foto de la maleta y el nombre dentro y fuera.|la etiqueta que se ata",
      ),
    },
  ],
};
