// Written by scripts/draw-site-cases.ts with the product's own renderer. Not edited by hand.
export const writtenCases = [
  {
    sector: "restaurantes",
    sectorName: "Restaurantes",
    name: "Brasa y Limón",
    city: "Valencia",
    title: "Brasa y Limón dejó de anunciar arroz. Anunció el mediodía.",
    lesson: "La hora límite convierte una carta en una cita: quien la lee mira el reloj.",
    said: "Arroces por encargo",
    says: "El arroz se pide antes de las doce",
    changed: "El plato visto desde arriba, la hora en el titular y un solo botón",
    original:
      "Publicación original de Brasa y Limón. Foto casera de una paella en la mesa, con el texto escrito encima: «Arroces por encargo».",
    advertisement:
      "Anuncio de Brasa y Limón: El arroz se pide antes de las doce · A leña de naranjo, 19 € por persona.. Botón: Encargar arroz",
  },
  {
    sector: "tiendas-online",
    sectorName: "Tiendas online",
    name: "Hoja Lenta",
    city: "Quito",
    title: "Hoja Lenta vendía una planta. Ahora vende poder olvidarla.",
    lesson: "De «preguntar stock» a la planta que perdona tus olvidos.",
    said: "Sansevieria a 18 dólares",
    says: "Se te olvida regarla. Le da igual",
    changed: "La planta recortada sobre su color y el cuidado como titular",
    original:
      "Publicación original de Hoja Lenta. Foto de una sansevieria en la cocina, con el precio y un aviso escritos encima: «Sansevieria a 18 dólares».",
    advertisement:
      "Anuncio de Hoja Lenta: Se te olvida regarla. Le da igual · Sansevieria a $18: agua cada tres semanas.. Botón: Elegir la mía",
  },
  {
    sector: "software",
    sectorName: "Software",
    name: "Cuadrante",
    city: "Bilbao",
    title: "Cuadrante enumeraba funciones. Ahora hace la pregunta del viernes.",
    lesson: "Nadie busca «cuadrantes». Todos preguntan quién abre.",
    said: "Programa de turnos",
    says: "¿Quién abre el sábado?",
    changed: "La duda de todos como titular y la aplicación a la vista",
    original:
      "Publicación original de Cuadrante. Hoja de texto con el título subrayado y una lista de funciones: «Programa de turnos».",
    advertisement:
      "Anuncio de Cuadrante: ¿Quién abre el sábado? · Míralo en el móvil, no en el grupo.. Botón: Ver una demo",
  },
  {
    sector: "fitness",
    sectorName: "Fitness",
    name: "Sala Norte",
    city: "Monterrey",
    title: "Sala Norte anunciaba un horario. Ahora responde a la excusa.",
    lesson: "Cuatro palabras para quien lleva meses diciendo «mañana».",
    said: "Gimnasio: inscripciones abiertas",
    says: "Ven cansado. Sales mejor",
    changed: "Una frase a toda la imagen; el horario se queda en el perfil",
    original:
      "Publicación original de Sala Norte. Foto de unas pesas con el horario del gimnasio en letras amarillas: «Gimnasio: inscripciones abiertas».",
    advertisement:
      "Anuncio de Sala Norte: Ven cansado. Sales mejor · Grupos de ocho y clase de prueba.. Botón: Probar una clase",
  },
  {
    sector: "inmobiliarias",
    sectorName: "Inmobiliarias",
    name: "Llave Nueve",
    city: "Sevilla",
    title: "Llave Nueve vendía habitaciones. Ahora invita a cenar.",
    lesson: "Nadie sueña con una referencia. Sueña con quién se sienta a la mesa.",
    said: "Se vende casa 3 hab. Ref. 2219",
    says: "Aquí cabe la mesa larga",
    changed: "La hora de la cena, el patio delante y los datos en una línea",
    original:
      "Publicación original de Llave Nueve. Foto de la fachada en un día nublado, con la referencia en una franja blanca: «Se vende casa 3 hab. Ref. 2219».",
    advertisement:
      "Anuncio de Llave Nueve: Aquí cabe la mesa larga · Tres dormitorios y patio, a 20 minutos del centro.. Botón: Ver la casa",
  },
  {
    sector: "belleza",
    sectorName: "Belleza",
    name: "Calma",
    city: "Mendoza",
    title: "Calma contaba los mililitros. Ahora cuenta las gotas.",
    lesson: "El modo de uso resultó ser el mejor titular.",
    said: "Aceite facial 30 ml",
    says: "Cinco gotas. Ni una más",
    changed: "El frasco a solas bajo un arco y el modo de uso como titular",
    original:
      "Publicación original de Calma. Foto del frasco en el baño, con el nombre y las unidades que quedan: «Aceite facial 30 ml».",
    advertisement:
      "Anuncio de Calma: Cinco gotas. Ni una más · Aceite facial de rosa mosqueta, 30 ml.. Botón: Pedir el mío",
  },
  {
    sector: "educacion",
    sectorName: "Educación",
    name: "Aula Abierta",
    city: "Lima",
    title: "Aula Abierta daba clases de inglés. Ahora contesta esa llamada.",
    lesson: "No vende niveles: vende contestar sin que tiemble la voz.",
    said: "Clases de inglés, todos los niveles",
    says: "Piérdele el miedo al teléfono",
    changed: "La palabra que se busca, enorme, y un miedo concreto debajo",
    original:
      "Publicación original de Aula Abierta. Cartel de papel con tiras para arrancar el teléfono: «Clases de inglés, todos los niveles».",
    advertisement:
      "Anuncio de Aula Abierta: INGLÉS · Piérdele el miedo al teléfono · Hablado, en aulas de seis.. Botón: Medir mi nivel",
  },
  {
    sector: "salud",
    sectorName: "Salud",
    name: "Dental Alba",
    city: "Murcia",
    title: "Dental Alba listaba tratamientos. Ahora empieza por el precio.",
    lesson: "El miedo a la factura se responde en la propia imagen.",
    said: "Limpiezas y empastes",
    says: "El precio, antes de abrir la boca",
    changed: "La duda que nadie pregunta, en el titular; los tratamientos, para la visita",
    original:
      "Publicación original de Dental Alba. Dibujo de una muela junto a los tratamientos y el aviso de llamar: «Limpiezas y empastes».",
    advertisement:
      "Anuncio de Dental Alba: El precio, antes de abrir la boca · Primera visita con presupuesto por escrito.. Botón: Pedir cita",
  },
  {
    sector: "finanzas",
    sectorName: "Finanzas",
    name: "Cuentas Claras",
    city: "Zaragoza",
    title: "Cuentas Claras presumía de años. Ahora da una fecha.",
    lesson: "Veinte años de oficio caben en el día que todo autónomo tiene marcado.",
    said: "Más de 20 años de experiencia",
    says: "El día 20, tú a lo tuyo",
    changed: "La fecha que todos temen en lugar de la lista de impuestos",
    original:
      "Publicación original de Cuentas Claras. Hoja de texto con el título subrayado y la lista de impuestos: «Más de 20 años de experiencia».",
    advertisement:
      "Anuncio de Cuentas Claras: El día 20, tú a lo tuyo · Tu trimestre, presentado y explicado en una página.. Botón: Hablar de mi caso",
  },
  {
    sector: "automocion",
    sectorName: "Automoción",
    name: "Taller Pistón",
    city: "Medellín",
    title: "Taller Pistón ofrecía de todo. Ahora pregunta por el ruido.",
    lesson: "El cliente no sabe qué le pasa al carro. Sabe cómo suena.",
    said: "Mecánica en general",
    says: "¿Suena raro? Mejor hoy",
    changed: "El ruido como titular y las dos dudas de siempre, resueltas debajo",
    original:
      "Publicación original de Taller Pistón. Cartel con letras rojas y la foto de un carro a la puerta del taller: «Mecánica en general».",
    advertisement:
      "Anuncio de Taller Pistón: ¿Suena raro? Mejor hoy · Diagnóstico en 24 horas y presupuesto antes de reparar.. Botón: Pedir cita",
  },
] as const;
