import type { Families } from "./topic.ts";

/** Troubles that each family solves, and more lines for the smallest: care, health and learning. */
export const careFamilies: Families = {
  beauty: {
    facial: {
      pains: [
        "El baño lleno de botes y la piel igual.",
        "Copiar la rutina de otra persona y acabar con la cara roja.",
      ],
    },
    manicur: { pains: ["Un esmalte perfecto que el martes ya tiene un desconchón."] },
    masaje: {
      pains: [
        "Los hombros a la altura de las orejas y aún es miércoles.",
        "Dejar siempre lo propio para el último hueco de la semana.",
      ],
    },
    depilac: {
      pains: ["Acordarse de la cera la víspera de la playa."],
      hooks: ["Un verano sin pensar en ello empieza en invierno."],
      says: ["La piel, limpia y sin crema ese día: así va mejor."],
    },
    maquilla: {
      pains: ["Un tutorial de diez minutos que en casa dura una hora y acaba en agua micelar."],
      hooks: ["Que se vea bien de cerca y en la foto de lejos."],
      says: ["Llevar una foto propia que guste ayuda más que diez de otras personas."],
    },
  },
  hair: {
    corte: {
      pains: [
        "Enseñar una foto y salir con otra cosa.",
        "Un remolino con ideas propias y quince minutos cada mañana.",
      ],
    },
    color: {
      pains: [
        "El color perfecto, tres lavados después.",
        "Dos dedos de raíz y ninguna gana de empezar de cero.",
      ],
    },
    barba: {
      pains: ["Una barba que empieza bien y acaba en isla desierta."],
      hooks: ["La línea del cuello separa la barba del descuido."],
      says: ["Peinarla antes de recortar enseña lo que sobra de verdad."],
    },
    tratamiento: {
      pains: [
        "Un pelo que se enreda con solo mirarlo.",
        "Media hora de plancha para que dure hasta la esquina.",
      ],
      hooks: ["Se pasa la mano y no se engancha: ese es el resultado."],
      says: ["El primer lavado después, con agua templada y sin frotar."],
    },
    peinado: {
      pains: ["Un recogido que llega a la foto y no al baile."],
      hooks: ["Que aguante el abrazo de la tía y la última canción."],
      says: ["Una prueba unos días antes quita los nervios de la mañana."],
    },
  },
  dental: {
    limpieza: {
      pains: [
        "Llevar años sin ir y que cada año cueste más llamar.",
        "Encías que sangran un poco y dejarlo para otro mes.",
      ],
    },
    ortodon: { pains: ["Taparse la boca al reír, por costumbre."] },
    blanquea: {
      pains: ["Sonreír con la boca cerrada en todas las fotos."],
      hooks: ["La foto sale y nadie pide repetirla."],
    },
    implante: {
      pains: ["Masticar siempre por el mismo lado."],
      hooks: ["Volver a morder una manzana sin pensarlo."],
      says: ["Cuanto antes se valora el hueco, más opciones hay sobre la mesa."],
    },
    empaste: {
      pains: [
        "Aguantar la molestia hasta que cae en domingo.",
        "Un diente que avisa con lo frío y se ignora.",
      ],
      hooks: ["La muela que avisa en voz baja es la más fácil de arreglar."],
      says: [
        "Apuntar cuándo duele, con frío, con calor o al morder, ayuda mucho en la primera visita.",
      ],
    },
    nino: {
      pains: ["Una pelea cada noche con el cepillo."],
      hooks: ["La primera visita, sin que duela nada, es la que cuenta."],
      says: ["Contarles antes qué va a pasar, sin prometer ni asustar, hace la visita más corta."],
    },
  },
  healthcare: {
    fisio: {
      pains: [
        "Un tirón de hace meses que ya parece carácter.",
        "Levantarse de la silla por partes.",
      ],
    },
    vista: {
      pains: [
        "Alejar la carta del restaurante hasta donde llega el brazo.",
        "Dolor de cabeza cada tarde, y las gafas de hace seis años.",
      ],
    },
    nutri: {
      pains: ["Empezar cada lunes y dejarlo cada jueves."],
      hooks: ["Ni prohibido ni premio: comida."],
      says: ["Una semana apuntada tal cual, sin maquillar, enseña por dónde empezar."],
    },
    podolog: {
      pains: ["El mismo zapato gastado siempre por el mismo sitio."],
      hooks: ["Los pies hablan bajo hasta que gritan."],
      says: ["Llevar el calzado de diario a la visita cuenta cómo se pisa."],
    },
    revision: {
      pains: [
        "Aplazar la revisión hasta que ya no queda otra.",
        "Salir de la consulta con más dudas que al entrar.",
      ],
      hooks: ["Encontrarse bien es el mejor momento para mirarse."],
      says: ["Una lista corta de preguntas, escrita antes, aprovecha la consulta."],
    },
  },
  psychology: {
    pareja: {
      pains: [
        "Discutir por los platos cuando no va de los platos.",
        "Hablar mucho y escucharse poco.",
      ],
      hooks: ["Llevarse bien también se aprende."],
      says: ["No hace falta que los dos tengan las mismas ganas: basta con querer probar."],
    },
    ansiedad: {
      pains: [
        "Contarlo a los amigos y salir con cinco consejos que no sirven.",
        "Llevar tanto tiempo con cansancio que ya parece carácter.",
      ],
      hooks: ["Lo que aprieta por la noche, de día se puede mirar."],
      says: ["Ponerle palabras a lo que pasa ya le quita un poco de peso."],
    },
    infantil: {
      pains: ["Un «no sé» detrás de otro y la puerta cerrada."],
      hooks: ["A veces lo cuentan jugando."],
      says: ["Hablar primero con la familia ayuda a saber por dónde empezar."],
    },
  },
  vet: {
    vacuna: { pains: ["Encontrar la cartilla y ver una fecha de hace dos años."] },
    peluquer: {
      pains: [
        "Un nudo detrás de la oreja que ya es una rasta.",
        "Bañarlo en casa y acabar con más agua en el suelo que en el perro.",
      ],
    },
    pienso: {
      pains: ["Un pienso en oferta y una semana de barriga revuelta."],
      hooks: ["El plato vacío y la mirada de «¿ya está?»."],
      says: ["El cambio de comida se hace en una semana, mezclando poco a poco."],
    },
    revision: {
      pains: [
        "No saber si esperar a mañana o salir ya.",
        "Buscar en foros a medianoche con el perro mirando.",
      ],
      hooks: ["No habla, pero avisa: come menos, juega menos, se esconde."],
      says: ["Un vídeo corto de lo que hace raro en casa ayuda mucho en la consulta."],
    },
  },
  fitness: {
    personal: {
      pains: [
        "Copiar rutinas de internet hasta que se queja la rodilla.",
        "Entrenar meses y no saber si se avanza.",
      ],
      hooks: ["El plan es corto para que se haga."],
      says: ["Apuntar lo que se hace cada día enseña más que la báscula."],
    },
    fuerza: {
      pains: [
        "No saber por qué máquina empezar y acabar siempre en la cinta.",
        "Levantar con la espalda lo que era de las piernas.",
      ],
      hooks: ["La bolsa de la compra, dentro de tres meses, pesará menos."],
      says: ["Dos repeticiones en la reserva y buena técnica: así se vuelve el jueves."],
    },
    natacion: {
      pains: ["Apuntarse con ganas y quedarse sin aire al segundo largo."],
      hooks: ["La primera semana cuesta. La tercera apetece."],
      says: ["Empezar despacio no es perder el tiempo: es llegar a la semana cuatro."],
    },
    clase: {
      pains: [
        "Pagar enero y no volver en febrero.",
        "Ir a solas y encontrar cualquier excusa para no ir.",
      ],
      hooks: ["Hay quien viene por el ejercicio y se queda por el grupo."],
      says: ["Dos días fijos en la agenda pesan más que cinco buenas intenciones."],
    },
  },
  yoga: {
    hatha: {
      pains: [
        "La espalda avisa cada tarde a la misma hora.",
        "Entrar en una clase llena y copiar a quien está delante.",
      ],
      hooks: ["El cuerpo llega antes que la cabeza. Se espera."],
      says: [
        "Una manta doblada bajo la cadera cambia la postura más que la fuerza.",
        "No hace falta llegar al suelo: hace falta no dejar de respirar.",
      ],
    },
    bono: {
      pains: ["Pagar un mes entero y venir dos tardes."],
      hooks: ["Reservar la hora propia como se reserva la de los demás."],
      says: ["Elegir dos huecos fijos ayuda más que querer venir siempre."],
    },
    pilates: {
      pains: ["Un vientre que no sostiene y una espalda que paga."],
      hooks: ["Parece poco hasta que se tiembla."],
      says: ["Menos repeticiones y más atención: ahí está la diferencia."],
    },
    meditac: {
      pains: ["Querer parar y no saber cómo.", "Dormirse con la lista de mañana en la cabeza."],
      hooks: ["Cinco minutos de nada, que no es lo mismo que nada."],
      says: [
        "Contar diez respiraciones, perderse y volver a empezar: eso ya es la práctica.",
        "Mejor tres minutos cada día que una hora un domingo.",
      ],
    },
  },
  nursery: {
    adaptacion: {
      pains: [
        "Dejarle llorando y trabajar con el nudo en la garganta.",
        "Buscar plaza cuando ya no quedan.",
      ],
      hooks: ["La primera semana la pasan peor los mayores."],
      says: ["Una despedida corta y siempre igual les dice que se vuelve."],
    },
    campamento: {
      pains: ["Vacaciones suyas y trabajo nuestro."],
      hooks: ["Vuelven con las rodillas sucias y mucho que contar."],
      says: ["Ropa que se pueda manchar y su nombre en todo: con eso basta."],
    },
  },
  education: {
    oposicion: {
      pains: [
        "Estudiar cuatro horas y recordar veinte minutos.",
        "Llegar al examen sin haber hecho nunca uno entero.",
      ],
      hooks: ["Aprobar empieza por un horario que se pueda cumplir."],
      says: ["Un examen viejo a la semana enseña lo que falta mejor que otro repaso."],
    },
    matematic: {
      pains: ["Deberes que acaban en discusión.", "«Lo entendía en clase», y en casa ya no."],
      hooks: ["No se le dan mal: falta un escalón."],
      says: ["Encontrar el tema donde empezó el hueco ahorra meses."],
    },
    musica: {
      pains: [
        "Una guitarra en la esquina desde hace dos años.",
        "Aprender con vídeos y repetir siempre el mismo error.",
      ],
      hooks: ["Los dedos duelen una semana. La canción se queda."],
      says: [
        "Quince minutos al día, con el instrumento fuera de la funda, valen más que dos horas el domingo.",
        "Tocar despacio sin parar suena mejor que deprisa con tropiezos.",
      ],
    },
    curso: {
      pains: [
        "Un curso lleno de vídeos y nadie a quien preguntar.",
        "Dejarlo para el verano. Otra vez.",
      ],
      hooks: ["Lo que se aprende haciendo se queda."],
      says: ["Reservar dos horas fijas por semana decide más que el temario."],
    },
  },
  languages: {
    conversacion: {
      pains: [
        "Saber la gramática y no poder pedir la cuenta.",
        "Quedarse en blanco en la llamada importante.",
      ],
      hooks: ["Equivocarse en voz alta es media clase."],
      says: [
        "Hablar diez minutos cada día, aunque sea a solas, suelta más que una hora de ejercicios.",
      ],
    },
    b1: {
      pains: ["Saber el idioma y perder el examen por no conocer las pruebas."],
      hooks: ["El examen también tiene su propio idioma."],
      says: ["Cronometrar cada parte desde el primer mes quita el susto del último."],
    },
    empresa: {
      pains: ["Una reunión entera asintiendo."],
      hooks: ["Entenderlo todo y no atreverse a decirlo."],
      says: ["Empezar por los correos y las reuniones de verdad, los de esta semana."],
    },
    ingles: {
      pains: [
        "Años de libro y ni una película sin subtítulos.",
        "Grupos de veinte y dos frases por hora.",
      ],
      hooks: ["Un día se entiende la canción de siempre."],
      says: ["Leer en voz alta un párrafo al día acostumbra la boca."],
    },
  },
  ngo: {
    recogida: {
      pains: ["Bolsas de ropa en el pasillo y nadie sabe adónde llevarlas."],
      hooks: ["Lo que sobra en un armario falta en otro."],
    },
    volunta: {
      pains: ["Querer ayudar y no saber por dónde empezar.", "Ofrecerse y que nadie conteste."],
      hooks: ["Un sábado por la mañana da para mucho."],
      says: [
        "Con saber qué día se puede y qué se da bien, ya hay sitio.",
        "Venir con alguien la primera vez quita la vergüenza.",
      ],
    },
    donac: {
      pains: ["Donar y no volver a saber nada.", "Que la causa solo importe en diciembre."],
      hooks: ["Lo pequeño, cada mes, sostiene lo grande."],
      says: ["Una cantidad fija, aunque sea corta, permite planear el año."],
    },
  },
};
