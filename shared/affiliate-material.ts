/** The code in sample pictures, for visitors who are not affiliates. */
export const sampleAffiliateCode = "TU-CODIGO";

/** The syntax of affiliate codes. */
export const affiliateCodePattern = /^[A-Za-z0-9-]{3,40}$/;

/** The site's URL with an affiliate code. */
export const affiliateLinkOf = (origin: string, code: string): string => `${origin}/?ref=${code}`;

/** Promotional pictures for affiliates, each with the QR code of their link. */
export const materialPictures = [
  {
    id: "cuadrada",
    name: "Cuadrada",
    use: "Instagram y WhatsApp",
    width: 1080,
    height: 1080,
    alt: "«Tu equipo de marketing cabe en el móvil», con Teo, Mel, Ani y un código QR",
  },
  {
    id: "vertical",
    name: "Vertical",
    use: "Historias y estados",
    width: 1080,
    height: 1920,
    alt: "«El lunes, la semana ya está escrita», con Lía, Bran, Nai y un código QR",
  },
  {
    id: "apaisada",
    name: "Apaisada",
    use: "Facebook, LinkedIn y enlaces",
    width: 1200,
    height: 628,
    alt: "«De no sé qué publicar a una semana con plan», con Teo, Ani, Iko y un código QR",
  },
  {
    id: "firma",
    name: "Para tu firma",
    use: "Correos",
    width: 1200,
    height: 360,
    alt: "«Lo escribimos entre esta colmena y yo», con Mel y un código QR",
  },
  {
    id: "mostrador",
    name: "Para el mostrador",
    use: "A6 para imprimir",
    width: 1240,
    height: 1748,
    alt: "«Nuestras redes las prepara esta colmena», con Mel y un código QR grande",
  },
] as const;

export type MaterialPictureId = (typeof materialPictures)[number]["id"];

/** `png` has full size, `webp` is a smaller one for web pages. */
export type MaterialFile = "png" | "webp";

const query = (code: string | null) => (code === null ? "" : `?code=${encodeURIComponent(code)}`);

/** The path of a picture; without a code it shows the sample code. */
export const materialPicturePath = (
  picture: MaterialPictureId,
  file: MaterialFile,
  code: string | null = null,
): string => `/api/affiliate/material/${picture}.${file}${query(code)}`;

/** The path of a ZIP with all pictures and texts. */
export const materialZipPath = (code: string | null = null): string =>
  `/api/affiliate/material.zip${query(code)}`;
