/** What each deliverable must contain, said to a language model. Limits are characters with spaces. */
export const deliverableRules: Record<string, string> = {
  "week-plan":
    "Objetivo de la semana, una tabla por días (día, pieza, canal, especialista, para qué) y un encargo por pieza.",
  "campaign-plan":
    "Objetivo medible, público, mensaje central, fases con fechas, canales, piezas con su especialista y un encargo por pieza.",
  "brand-brief":
    "Quién es la marca, para quién, qué promete, por qué creerla, voz (así sí, así no) y tres mensajes clave.",
  "idea-list": "Entre 8 y 10 ideas numeradas; cada una con gancho, formato y por qué funcionaría.",
  post: "Gancho en la primera línea (menos de 125), cuerpo de 40 a 150 palabras, llamada a la acción y entre 5 y 8 hashtags al final en una línea. Máximo 2.200; en X, 280 con hashtags.",
  carousel:
    "Entre 6 y 8 láminas numeradas, cada una con título (máximo 45) y texto (máximo 180); la primera engancha y la última pide una acción. Después, el texto de la publicación y 5 a 8 hashtags.",
  calendar:
    "Tabla con día, hora, red, formato, tema y gancho; al menos siete entradas con temas distintos.",
  thread:
    "Entre 6 y 9 mensajes numerados de como máximo 280 cada uno; el primero se sostiene solo y el último pide una acción.",
  bio: "Tres versiones de como máximo 150 para Instagram, una de 160 para X y una de 220 para LinkedIn, cada una con qué, para quién y acción.",
  "visual-concept":
    "Idea en una frase, composición, paleta con códigos hexadecimales, tipografía, luz, elementos que sí y que no, y formatos (1080×1080, 1080×1920).",
  "image-copy":
    "Tres propuestas, cada una con titular (máximo 40), apoyo (máximo 70) y botón (máximo 20), y dónde va cada texto.",
  "style-guide":
    "Paleta con códigos hexadecimales y uso, dos tipografías, tratamiento de foto, tono gráfico y errores que evitar.",
  "photo-brief":
    "Lista numerada de tomas con encuadre, luz, atrezo y uso; lo necesario para hacerlas con un móvil.",
  ad: "Tres variantes para Meta. Cada una con «Texto principal» (máximo 125), «Título» (máximo 40), «Descripción» (máximo 30) y «Botón» (uno de los de Meta, como «Más información» o «Comprar»). Sin atributos personales, promesas de salud ni superlativos que no se puedan probar.",
  "search-ad":
    "Anuncio adaptable de Google: 10 títulos (máximo 30 cada uno), 4 descripciones (máximo 90), 2 rutas (máximo 15), 4 enlaces de sitio (título 25) y 8 palabras clave con su concordancia. Sin signos de exclamación en los títulos.",
  "ad-test":
    "Hipótesis, una sola variable, versión A y versión B completas dentro de los límites de Meta (125 / 40 / 30), métrica que decide, duración y regla para elegir.",
  audience:
    "Tres públicos: quiénes son, intereses o palabras clave, exclusiones, tamaño orientativo como hipótesis y mensaje para cada uno. Sin segmentar por salud, ideología, religión u origen.",
  "comment-reply": "Tres respuestas posibles de 15 a 60 palabras, de más breve a más cálida.",
  "review-reply":
    "Una respuesta pública de 40 a 110 palabras: agradece, nombra lo concreto, asume o aclara y ofrece un contacto; sin datos privados ni compensaciones a cambio de borrar la reseña.",
  "direct-message":
    "El mensaje (menos de 90 palabras), un seguimiento para tres días después y qué contestar a la objeción más probable.",
  faq: "Entre 6 y 8 preguntas como las haría un cliente, con respuestas de 25 a 60 palabras. Lo que no se sepa (precio, plazo, política) queda marcado como pregunta a la persona dueña.",
  email:
    "«Asunto» (máximo 50), «Preencabezado» (máximo 90), cuerpo de 90 a 220 palabras con un solo botón (máximo 25) y despedida. Sin asuntos engañosos.",
  "email-sequence":
    "Entre 3 y 5 correos; cada uno con cuándo sale, asunto (máximo 50), preencabezado (máximo 90), cuerpo y botón; y quién sale de la secuencia.",
  landing:
    "Por secciones: titular (máximo 60), subtítulo (máximo 140), botón, beneficios, cómo funciona, pruebas que habrá que aportar, preguntas frecuentes y cierre; más título SEO (máximo 60) y descripción SEO (máximo 155).",
  newsletter:
    "«Asunto» (máximo 50), «Preencabezado» (máximo 90), saludo, una historia o consejo útil, dos bloques breves y una sola acción.",
  "metrics-plan":
    "Entre 4 y 6 métricas en tabla: qué mide, fórmula, objetivo como hipótesis, cada cuánto y qué se decide si sube o baja.",
  "posting-schedule":
    "Tabla semanal con día, hora (Europe/Madrid), red y formato, con la razón; y cómo comprobarlo en cuatro semanas.",
  "month-plan":
    "Objetivo, cuatro semanas con tema, piezas y fechas señaladas reales de ese mes, y qué se revisa cada viernes.",
  report:
    "Resumen en tres frases, qué ha pasado con los datos que haya dado la persona, por qué, y tres cambios por prioridad. Sin datos, entrega la plantilla y pide los números.",
  "product-page":
    "Título SEO (máximo 60), título, descripción de 80 a 160 palabras, 5 beneficios, características por confirmar, preguntas frecuentes y metadescripción (máximo 155).",
  collection:
    "Título, introducción de 60 a 120 palabras, orden sugerido, filtros y metadescripción (máximo 155).",
  "cart-recovery":
    "Tres mensajes (1 h, 24 h, 72 h) con asunto (máximo 50), texto y botón; el primero sin descuento. Si hay SMS o WhatsApp, máximo 160 y con consentimiento.",
  "store-audit":
    "Lista priorizada de 8 a 10 mejoras con qué mirar, por qué frena ventas, cómo arreglarlo y esfuerzo. No afirmes haber visto la tienda.",
  automation:
    "Nombre, objetivo, disparador, condiciones, pasos numerados con esperas y mensajes escritos, salida y métrica.",
  "welcome-flow":
    "Entre 3 y 5 pasos con espera, canal, asunto y texto completo; quién entra, quién sale y cómo se mide.",
  reactivation:
    "A quién, desde cuándo se considera inactivo, 3 mensajes escritos con sus esperas, la última oportunidad y la baja respetuosa.",
  "content-system":
    "Pilares, formatos, rutina semanal con tiempos, plantilla de cada formato y qué se puede programar.",
  "reel-script":
    "Duración total (15 a 45 s), gancho de los dos primeros segundos, tabla con plano, segundos, imagen, texto en pantalla (máximo 40) y voz; sonido, texto de publicación y 5 hashtags.",
  "video-ad":
    "Dos duraciones (15 y 30 s) con planos, voz, texto en pantalla (máximo 40), marca antes del segundo 3 y botón.",
  tutorial:
    "Resultado que se verá, materiales, pasos numerados con plano y voz, errores comunes y cierre con acción.",
  "shot-list":
    "Tabla con número, plano, encuadre, movimiento, duración, sonido y notas; en orden de rodaje.",
};

/** For the chat: nothing particular was ordered. */
export const chatRule =
  "Contesta a lo que se pregunta, breve y concreto. Si te piden una pieza, entrégala completa.";
