import type { Families } from "./topic.ts";

/** Troubles that each family solves, and more lines for the smallest: food, shops and gifts. */
export const tableFamilies: Families = {
  bakery: {
    pan: {
      pains: [
        "El pan de bolsa aguanta una semana y no sabe a nada.",
        "Un pan que por la noche ya es de goma.",
      ],
    },
    croissant: {
      pains: [
        "El bollo de plástico de la máquina, y las once y media todavía lejos.",
        "Un desayuno con prisa y un bollo que sabe a envoltorio.",
      ],
    },
    tarta: {
      pains: [
        "Una celebración con tarta de congelador no es lo mismo, y todos lo notan.",
        "Acordarse del postre la misma tarde de la fiesta.",
      ],
      hooks: ["El plato vuelve vacío y alguien rebaña con el dedo."],
      says: [
        "Para llevar lejos, mejor en caja plana y a la sombra.",
        "Entre probar algo nuevo y acertar seguro, siempre se puede preguntar cuál se repite más.",
      ],
    },
    cafe: { pains: ["Un café quemado a las once y la cara que deja."] },
    empanada: {
      pains: [
        "Llegar tarde a casa y no tener nada que no sea un sobre.",
        "Una comida fría de la máquina, otra vez.",
      ],
      hooks: ["Se parte, humea y se acaba la conversación."],
      says: [
        "Se recalienta en horno o sartén: el microondas le quita lo crujiente.",
        "Para un grupo, cortada en trozos pequeños dura más en la mesa.",
      ],
    },
  },
  cafe: {
    cafe: {
      pains: [
        "El café de máquina a las once y la cara que deja.",
        "Un vaso tibio y amargo, bebido de pie.",
      ],
    },
    tarta: { pains: ["Un antojo de media tarde resuelto con una galleta de paquete."] },
    brunch: {
      pains: [
        "Un desayuno de pie, con el abrigo puesto.",
        "Quedar un domingo y acabar en el sitio de siempre, con cola.",
      ],
    },
    te: {
      pains: ["Una bolsita en agua tibia y llamarlo pausa."],
      hooks: ["Hay tardes que piden una taza que no sea de café."],
      says: ["El agua sin hervir del todo respeta mejor la hoja: el amargo casi siempre es prisa."],
    },
  },
  restaurant: {
    menu: {
      pains: [
        "Otra vez la misma duda: dónde comemos que no falle.",
        "Comer de pie y con prisa no es comer.",
      ],
    },
    arroz: {
      pains: [
        "Antojo de algo bueno y la nevera diciendo que no.",
        "Una bolsa que llega fría y blanda no quita el antojo.",
      ],
      says: ["La primera servilleta nunca basta: conviene pedir dos."],
    },
    vino: {
      pains: ["Una carta de bebidas de tres páginas y acabar pidiendo lo de siempre."],
      hooks: ["Se brinda antes de saber por qué."],
      says: [
        "Con picante va mejor lo fresco y con burbuja; con salsa, lo que tenga cuerpo.",
        "Servida a su temperatura, una bebida sencilla gana a una cara.",
      ],
    },
    grupo: {
      pains: [
        "Quedar es fácil; encontrar mesa para ocho, no tanto.",
        "Veinte mensajes en el grupo y nadie ha reservado.",
      ],
      hooks: ["El grupo lleva una semana hablando de quedar. Alguien tiene que reservar."],
      says: ["Un plato al centro y otro por persona: así nadie mira el de al lado."],
    },
    postre: {
      pains: ["Una cena buena y un postre de compromiso."],
      hooks: ["Siempre hay sitio. Es otro estómago."],
      says: ["Pedido al principio, llega sin esperas y no se queda sin él quien más lo quería."],
    },
  },
  florist: {
    novia: {
      pains: ["Guardar cien fotos de ramos y seguir sin saber cuál."],
      hooks: ["Lo único que se lleva en la mano todo el día."],
    },
    suscripcion: {
      pains: ["Comprar flores con ilusión una vez y olvidarse el resto del año."],
      hooks: ["Los lunes se llevan mejor con algo vivo en la mesa."],
    },
    planta: {
      act: "[pregunta|pregunte] por la [tuya|suya]",
      inf: "elegir la planta",
      pains: [
        "Tres plantas muertas y la sospecha de no tener mano.",
        "Una planta preciosa en la tienda y triste a los diez días.",
      ],
      hooks: ["Hay plantas que perdonan. Se empieza por esas."],
      says: [
        "Decir cuánta luz entra y cuántos días se está fuera ayuda a elegir la planta que va a durar.",
        "Un plato debajo y la tierra seca antes de volver a regar: con eso ya vive.",
      ],
    },
    corona: {
      pains: ["Querer acompañar y no encontrar cómo."],
      hooks: [
        "Unas flores no arreglan nada. Acompañan.",
        "Cuando no salen las palabras, se está de otra manera.",
      ],
      says: [
        "Para la cinta basta una frase breve y propia.",
        "Saber el lugar y la hora es lo único urgente; lo demás se habla con calma.",
      ],
    },
    ramo: {
      pains: [
        "Acordarse del cumpleaños a las seis de la tarde.",
        "Un ramo bonito que a los dos días ya está triste.",
        "Querer flores y no saber decir cuáles.",
      ],
      hooks: ["Se abre la puerta y lo primero que se ve es el color."],
      says: [
        "Agua limpia cada dos días y un corte al bies: dura casi el doble de lo que se espera.",
      ],
    },
  },
  fashion: {
    vestido: {
      pains: [
        "Un vestido que solo queda bien de pie y sin respirar.",
        "Comprar con prisa para una boda y no volver a ponérselo.",
      ],
      says: [
        "Un tejido que respira se agradece más a las seis de la tarde que a las diez de la mañana.",
      ],
    },
    camisa: {
      pains: [
        "Abrir el armario y no tener con qué combinarlo.",
        "Una prenda que al segundo lavado ya es otra.",
      ],
    },
    pantalon: {
      pains: [
        "Tres tallas distintas en tres tiendas distintas.",
        "Un pantalón que aprieta sentado no es de esa talla.",
      ],
      hooks: ["Se sube, se abrocha, se sienta. Si no se piensa en él, es ese."],
      says: ["El bajo se marca con el zapato de diario, no descalzo."],
    },
    zapato: {
      pains: ["Un zapato precioso que se queda en la caja porque hace daño."],
      hooks: ["A las ocho de la tarde se sabe si era buena idea."],
      says: ["Por la tarde el pie ha crecido un poco: es la mejor hora para probar."],
    },
    bolso: {
      pains: ["Un bolso bonito donde no cabe nada de lo que se lleva."],
      hooks: ["Un detalle y la ropa de siempre parece otra."],
      says: ["Antes de elegir, vaciar el que se usa cada día: ahí se ve el tamaño que hace falta."],
    },
    abrigo: {
      pains: ["Pasar el invierno con tres capas y seguir con frío."],
      hooks: ["Lo primero que se ve al llegar y lo último que se quita."],
      says: ["Se prueba con un suéter debajo y los brazos hacia delante."],
    },
  },
  jewelry: {
    compromiso: {
      pains: [
        "No saber la talla del anillo y no poder preguntarla.",
        "Cien fotos guardadas y ninguna decidida.",
      ],
    },
    alianza: {
      pains: ["Dos gustos, una sola pareja de anillos.", "Dejar las alianzas para el último mes."],
    },
    collar: {
      pains: [
        "Querer regalar algo que se use y no saber qué lleva.",
        "Un joyero lleno y siempre lo mismo puesto.",
      ],
      hooks: ["Lo pequeño, cuando está bien elegido, se ve desde lejos."],
      says: [
        "Mirar si suele llevar plata o dorado resuelve la mitad del regalo.",
        "Quitárselo antes de la ducha y del perfume le alarga la vida.",
      ],
    },
    reloj: {
      pains: ["Un reloj parado en un cajón desde hace tres cumpleaños."],
      hooks: ["Mirar la hora sin mirar el teléfono."],
      says: ["El tamaño se decide con la muñeca delante, no con la ficha."],
    },
    arreglo: {
      pains: [
        "La joya de la abuela, en un cajón porque nadie la arregla.",
        "Un cierre roto y meses sin ponérsela.",
      ],
      hooks: ["Lo que ya es de la familia solo necesita volver a usarse."],
      says: ["Antes de limpiarla en casa conviene saber qué piedra es: algunas no quieren agua."],
    },
  },
  bookshop: {
    infantil: {
      pains: ["Regalar un cuento y que se quede en la estantería."],
      hooks: ["«Otra vez», y van cuatro."],
      says: [
        "Diez minutos antes de dormir, siempre a la misma hora, hacen más lectores que cualquier discurso.",
      ],
    },
    club: {
      pains: ["Terminar un libro y no tener con quién comentarlo."],
      hooks: ["Unos lo odian, otros lo subrayan. De eso se trata."],
      says: ["No hace falta haberlo terminado para venir; a veces ayuda."],
    },
    papel: {
      pains: ["Veinte notas en el teléfono y ninguna se encuentra."],
      hooks: ["Lo que se escribe a mano se recuerda de otra manera."],
      says: ["El gramaje manda: con pluma hace falta papel que no traspase."],
    },
    libro: {
      pains: [
        "Empezar tres y no terminar ninguno.",
        "Regalar un libro que ya tenían.",
        "Buscar qué leer y acabar mirando el teléfono una hora.",
      ],
      hooks: ["Un capítulo más, y ya es la una."],
    },
  },
  ecommerce: {
    regalo: {
      pains: ["La fecha encima y cero ideas.", "Regalar algo por salir del paso, y que se note."],
      hooks: ["Lo abre despacio. Buena señal."],
      says: [
        "Para acertar basta pensar en una costumbre de esa persona, y no en su edad.",
        "Si va por correo, conviene pedirlo con unos días de margen.",
      ],
    },
    vela: {
      pains: [
        "Una casa ordenada que sigue sin parecer propia.",
        "Comprar una vela que huele en la tienda y desaparece al encenderla.",
      ],
      hooks: ["Se apaga la pantalla, se enciende algo mejor."],
      says: [
        "La primera vez, dejar que se funda toda la superficie: así dura y no hace pozo.",
        "Medio centímetro de mecha y ninguna corriente: con eso no humea.",
      ],
    },
    jabon: {
      pains: ["Tres botes a medias y ninguno que guste de verdad."],
      hooks: ["Se nota al tacto, sin leer la etiqueta."],
      says: ["Probarlo unos días en una zona pequeña dice más que cualquier anuncio."],
    },
  },
};
