import type { Families } from "./topic.ts";

/** Troubles that each family solves, and more lines for the smallest: offices, houses, cars, travel and leisure. */
export const workFamilies: Families = {
  law: {
    contrato: { pains: ["Firmar por no discutir y acabar discutiendo por haber firmado."] },
    laboral: {
      pains: [
        "Una carta sobre la mesa y el plazo ya corriendo.",
        "Callar y esperar parece prudente, hasta que se pasa el plazo.",
      ],
      hooks: ["Antes de firmar nada, leerlo dos veces y con alguien."],
      says: ["La fecha en que se recibe un papel importa tanto como lo que dice."],
    },
    divorcio: {
      pains: ["Una conversación en familia que lleva años aplazada."],
      hooks: ["Hablarlo pronto deja más caminos abiertos."],
      says: ["Separar lo urgente de lo doloroso ayuda a decidir mejor."],
    },
    empresa: {
      pains: ["Un acuerdo entre socios hecho en una servilleta."],
      hooks: ["Los problemas entre socios se evitan cuando aún se llevan bien."],
      says: ["Lo que se acuerda por correo se encuentra; lo hablado, no."],
    },
  },
  advisory: {
    renta: {
      pains: [
        "Confirmar sin mirar y acordarse después de lo que faltaba.",
        "Buscar en abril un papel de enero.",
      ],
    },
    trimestr: {
      pains: [
        "Enterarse de un plazo el día después.",
        "No saber cuánto queda de verdad en la cuenta cuando se paga lo que se debe.",
      ],
    },
    autonom: {
      pains: ["Empezar a facturar y descubrir los papeles por el camino."],
      hooks: ["La primera factura se celebra más con los papeles en orden."],
    },
    nomina: {
      pains: ["Contratar a alguien y descubrir después lo que costaba de verdad."],
      hooks: ["El primer día de alguien empieza una semana antes, con los papeles."],
      says: ["Los cambios del mes, avisados antes del día veinte, evitan rehacer el recibo."],
    },
    contab: {
      pains: [
        "Un negocio lleno y la cuenta vacía, sin saber por qué.",
        "Decidir a ojo porque los números llegan tarde.",
      ],
      hooks: ["Vender mucho y no saber si se gana: eso se arregla con una hoja al día."],
      says: [
        "Separar la cuenta del negocio y la de casa es el primer día de una contabilidad sana.",
      ],
    },
  },
  finance: {
    hipotec: {
      pains: [
        "Firmar treinta años en una tarde.",
        "Firmar algo que no se sabría explicar a un amigo.",
      ],
      hooks: ["La mejor cuota es la que se puede pagar un mes malo."],
      says: ["Pedir las mismas condiciones a todos los bancos es la única forma de comparar."],
    },
    seguro: {
      pains: ["Tener tres seguros que cubren lo mismo y ninguno lo importante."],
      hooks: ["Un seguro se lee antes del golpe."],
      says: ["Lo que no cubre importa más que lo que cubre: está en la segunda página."],
    },
    inversion: {
      pains: [
        "Llegar a fin de mes sin saber qué pasó a mitad.",
        "El dinero quieto en la cuenta, por no decidir.",
      ],
      hooks: ["El ahorro que se decide el día de cobro es el que existe."],
      says: ["Plazo, riesgo y para qué: sin las tres respuestas, mejor esperar."],
    },
  },
  saas: {
    factura: { pains: ["Perseguir cobros con una hoja de cálculo y buena memoria."] },
    crm: {
      pains: ["Un cliente que llama y nadie sabe qué se le dijo."],
      hooks: ["La respuesta está en un correo. La pregunta es en cuál."],
      says: ["Una nota corta después de cada llamada vale más que diez campos obligatorios."],
    },
    informe: {
      pains: [
        "Tres programas que no se hablan y una persona en medio.",
        "Pagar licencias que nadie abre.",
      ],
      hooks: ["Lo que se hace igual cada lunes se puede dejar de hacer."],
      says: ["Probar con un solo proceso, dos semanas, enseña si merece cambiar el resto."],
    },
  },
  technology: {
    reparac: {
      pains: [
        "Cambiar de equipo porque nadie quiso mirarlo.",
        "Una pantalla rota y la vida entera dentro.",
      ],
      hooks: ["Antes de jubilarlo, que alguien lo abra."],
      says: ["Hacer una copia antes de traerlo, si todavía enciende, quita el mayor susto."],
    },
    seguridad: {
      pains: ["Descubrir que no había copia el día que hacía falta."],
      hooks: ["La copia que no se prueba es una esperanza."],
      says: ["Una copia fuera de la oficina y otra dentro: con una sola no basta."],
    },
    web: {
      pains: ["Una web de hace ocho años que nadie sabe cambiar."],
      hooks: ["Si en cinco segundos no se entiende, se cierra."],
      says: ["Empezar por las tres páginas que la gente busca ordena todo lo demás."],
    },
    soporte: {
      pains: [
        "Llamar a un número y pulsar el cuatro durante veinte minutos.",
        "Perder un día entero por una actualización.",
      ],
      hooks: ["La red se cae siempre el día de la reunión."],
      says: ["Una foto del mensaje de error ahorra media llamada."],
    },
  },
  real_estate: {
    venta: {
      pains: [
        "Poner un precio por intuición y pasar seis meses esperando.",
        "Visitas que vienen a pasear.",
      ],
      hooks: ["Una casa bien contada se visita mejor."],
      says: ["Tres fotos buenas, con luz de mañana, traen mejores visitas que treinta con prisa."],
    },
    piso: {
      pains: [
        "Fotos de gran angular y un dormitorio de caja de cerillas.",
        "Tres visitas y nadie sabe decir cuánto se paga de gastos al mes.",
      ],
    },
  },
  automotive: {
    electric: {
      pains: ["Querer cambiar y no saber dónde se va a cargar."],
      hooks: ["El silencio se nota en el primer semáforo."],
      says: ["Mirar la autonomía con frío y en carretera da la cifra que vale."],
    },
    usado: {
      pains: ["No saber si el usado cuenta toda su historia."],
      hooks: ["Los kilómetros dicen menos que las revisiones."],
      says: ["Verlo en frío, de día y sin lluvia enseña lo que la foto tapa."],
    },
    alquiler: {
      pains: ["Una cuota pequeña con una última que nadie leyó."],
      hooks: ["La cuenta completa cabe en una hoja. Conviene pedirla."],
      says: ["Sumar entrada, cuotas y lo que queda al final es la única comparación que vale."],
    },
    autoescuela: {
      pains: ["Aplazar el carnet un año más, por no empezar."],
      hooks: ["El primer aparcamiento solo se recuerda siempre."],
      says: ["Dos prácticas por semana se olvidan menos que cuatro de golpe al mes."],
    },
  },
  workshop: {
    aceite: {
      pains: [
        "Ir por un filtro y salir pensando en el motor.",
        "No acordarse de cuándo fue el último cambio.",
      ],
    },
    freno: { pains: ["Un chirrido en cada semáforo y subir la radio."] },
    neumatic: {
      pains: ["Un dibujo gastado y la primera lluvia a la vuelta de la esquina."],
      hooks: ["La rueda cuenta cómo se conduce."],
      says: ["La presión se mira en frío y una vez al mes: cambia el consumo y la frenada."],
    },
    revision: {
      pains: [
        "Quedarse sin coche justo la semana del viaje.",
        "No saber si lo que dicen es urgente de verdad.",
      ],
      hooks: ["Mejor enterarse en el taller que en el arcén."],
      says: ["Contar los ruidos raros y cuándo pasan ahorra tiempo de diagnóstico."],
    },
    "aire acondicionado": {
      pains: ["Descubrir en la primera ola de calor que el aire solo hace ruido."],
      hooks: ["El primer día de calor hay cola."],
      says: ["Encenderlo un rato en invierno lo mantiene en forma."],
    },
  },
  reforms: {
    bano: {
      pains: [
        "Una ducha que gotea y una lechada que ya no se limpia.",
        "El presupuesto que crece cada viernes.",
      ],
      hooks: ["Se usa cada día y se mira cada mañana."],
      says: [
        "Elegir grifería y plato antes de picar evita semanas de espera.",
        "Ventilación e iluminación pesan más que el azulejo.",
      ],
    },
    cocina: {
      pains: ["Tres personas cocinando y un solo hueco libre en la encimera."],
      hooks: ["Donde se acaba siempre la fiesta."],
      says: [
        "Medir con los cajones abiertos y el horno también: ahí se ve si cabe.",
        "El triángulo entre fuego, agua y nevera manda más que el color.",
      ],
    },
    electric: {
      pains: ["Un enchufe que baila y un cuadro que salta con el horno."],
      hooks: ["Lo que no se ve es lo que más se usa."],
      says: ["Contar aparatos y enchufes por habitación antes de empezar ahorra regletas."],
    },
    pintura: {
      pains: [
        "Un «empezamos el lunes» que no dice qué lunes.",
        "Un color precioso en la muestra y otro en la pared.",
      ],
      hooks: ["El cambio más grande por centímetro."],
      says: ["Probar el color en dos paredes y mirarlo de día y de noche."],
    },
  },
  cleaning: {
    oficina: { pains: ["Que cada semana venga alguien distinto y haya que explicarlo otra vez."] },
    obra: {
      pains: ["Polvo que vuelve tres veces después de quitarlo."],
      hooks: ["La obra termina cuando se puede andar descalzo."],
      says: ["De arriba abajo y dos pasadas: el polvo fino baja despacio."],
    },
    cristal: {
      pains: ["Limpiar los cristales y que salga el sol para enseñar las rayas."],
      hooks: ["La luz entra donde se la deja."],
      says: ["Los tejidos se prueban primero en una esquina que no se vea."],
    },
    hogar: {
      pains: [
        "Dedicar el domingo a lo que se ensucia el martes.",
        "Una visita en una hora y el baño como está.",
      ],
      hooks: ["Llegar a casa y que huela a limpio."],
      says: ["Recoger lo suelto la víspera deja el tiempo para lo que cuesta."],
    },
  },
  architecture: {
    interior: {
      pains: ["Mucho armario y ningún sitio donde dejar las llaves."],
      hooks: ["La casa es la misma. El recorrido, no."],
      says: ["Vivir un espacio una semana y apuntar dónde se tropieza es el mejor plano."],
    },
    reforma: {
      pains: ["Que el presupuesto crezca cada vez que alguien dice «ya que estamos»."],
      hooks: ["Antes de tirar un tabique, mirar qué sujeta."],
      says: ["Ordenar por fases permite vivir en casa mientras cambia."],
    },
    vivienda: {
      pains: ["Un render precioso y una casa a oscuras."],
      hooks: ["Primero el sol, luego las paredes."],
      says: ["Visitar el terreno a tres horas distintas dice dónde va la cocina."],
    },
  },
  photography: {
    boda: {
      pains: ["Mil fotos y ninguna de los abuelos.", "Pagar un reportaje y no reconocerse."],
    },
    familia: {
      pains: ["Crecen deprisa y todas las fotos son del teléfono."],
      hooks: ["Dentro de diez años será la foto."],
      says: ["A la hora en que están de buen humor: eso decide más que la luz."],
    },
    producto: {
      pains: ["Un producto bueno con una foto que no lo dice."],
      hooks: ["Lo que no se puede tocar se tiene que ver muy bien."],
      says: ["Una foto en uso y otra con escala contestan las dos preguntas de siempre."],
    },
    video: {
      pains: ["Horas de vídeo guardadas y nada montado."],
      hooks: ["Los tres primeros segundos deciden los demás."],
      says: ["Cada frase, un plano: así se corta sin dolor."],
    },
    retrato: {
      pains: ["La foto del perfil con la copa recortada."],
      hooks: ["Verse y decir «este sí soy yo»."],
      says: ["Dos cambios de ropa sencillos dan cuatro fotos distintas."],
    },
  },
  events: {
    boda: {
      pains: [
        "Ser invitado en la propia fiesta, y no poder.",
        "Nueve proveedores y nueve grupos de mensajes.",
      ],
      hooks: ["Ese día solo hay que estar."],
      says: ["Fecha, número de personas y una prioridad: con eso se empieza."],
    },
    empresa: {
      pains: ["Una sala fría, un micrófono que pita y nadie pregunta nada."],
      hooks: ["Lo que se recuerda de un evento cabe en dos momentos."],
      says: ["Decidir qué debe pasar al día siguiente ordena todo el programa."],
    },
    catering: {
      pains: ["Bandejas que se acaban a los diez minutos."],
      hooks: ["Nadie recuerda el mantel; todos, si faltó comida."],
      says: ["Contar adultos, niños y alergias, en ese orden."],
    },
    cumple: {
      pains: ["Doce niños, un salón y dos horas por delante."],
      hooks: ["Si acaban despeinados, ha ido bien."],
      says: ["Un juego con movimiento, otro sentado y comer en medio: así duran dos horas."],
    },
  },
  hotel: {
    escapada: {
      pains: [
        "Tres días libres y dos perdidos buscando dónde.",
        "Volver del fin de semana más cansados que el viernes.",
      ],
      hooks: ["El viernes por la noche ya se está lejos."],
      says: ["Salir temprano el primer día alarga la escapada una tarde entera."],
    },
    habitacion: {
      pains: [
        "Fotos de la piscina y una ventana a un patio.",
        "Un colchón que recuerda que no es el propio.",
      ],
      hooks: ["Se deja la maleta y se mira por la ventana."],
      says: ["Planta alta o baja: una pregunta antes de reservar y se duerme mejor."],
    },
    desayun: {
      pains: ["Un desayuno con prisa en el único día sin despertador."],
      hooks: ["El pan tostado, el mantel y nadie esperando."],
      says: ["Avisar de alergias la víspera da tiempo a prepararlo bien."],
    },
    spa: {
      pains: ["Meses diciendo «tengo que parar»."],
      hooks: ["El agua hace el resto."],
      says: ["Llegar con media hora de margen: el descanso empieza antes del agua."],
    },
  },
  travel: {
    islandia: {
      pains: ["Una maleta para el frío que no cierra y aún falta el abrigo."],
      hooks: ["Hay paisajes que obligan a callarse."],
      says: ["La luz manda: según el mes cambian las horas de ruta."],
    },
    playa: {
      pains: ["Una playa de postal con media ciudad encima."],
      hooks: ["El reloj se queda en la habitación."],
      says: ["Una semana antes o después de la temporada alta, la misma arena y otra calma."],
    },
    excursion: {
      pains: ["Pasar por delante de lo mejor sin saberlo."],
      hooks: ["Con alguien que lo cuente, las piedras hablan."],
      says: ["Calzado usado, agua y una capa de más: lo demás sobra."],
    },
    ruta: {
      pains: [
        "Cuarenta pestañas abiertas y ningún vuelo elegido.",
        "Una ruta de diez ciudades en siete días.",
      ],
      hooks: ["Menos paradas, más viaje."],
      says: ["Dejar una tarde libre cada tres días salva el viaje entero."],
    },
  },
  gaming: {
    torneo: { pains: ["Ganar siempre a los mismos tres amigos."] },
    mesa: {
      pains: [
        "Querer jugar en grupo y no cuadrar horarios nunca.",
        "Una caja preciosa y unas reglas que nadie quiere leer.",
      ],
      hooks: ["Se despliega el tablero y desaparecen los teléfonos."],
      says: ["Cuántas personas y cuánto rato: con eso se elige bien el juego."],
    },
    consola: {
      pains: [
        "Comprar por el tráiler y arrepentirse en el tutorial.",
        "Un mando que se mueve solo en el peor momento.",
      ],
      hooks: ["«La última y a dormir», dijo a las once."],
      says: ["Mirar quién juega en casa ahorra comprar el que solo gusta en las reseñas."],
    },
    escape: {
      pains: ["Una quedada más de «¿y qué hacemos?»."],
      hooks: ["Sesenta minutos y alguien que grita la respuesta."],
      says: ["Cuatro o cinco personas que se oigan: más no encuentran antes la llave."],
    },
  },
};
