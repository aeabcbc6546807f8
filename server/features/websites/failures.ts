import type { WebFailureKind } from "#server/external/web-fetch.ts";
import { AppError } from "#server/platform/errors.ts";
import type { ErrorCode } from "#shared/endpoint.ts";

/** The specification's sentence; which of the reasons it was is said beside the field. */
const message = "No pudimos analizar tu sitio web. Verifica la URL.";

const reasons: Record<WebFailureKind | "address", [ErrorCode, string]> = {
  address: [
    "invalid",
    "Esa dirección no es válida. Escríbela como en el navegador: tunegocio.com.",
  ],
  invalid: ["forbidden", "No podemos leer esa dirección: solo leemos páginas públicas de internet"],
  not_found: ["not_found", "No encontramos esa página. Revisa que la dirección esté bien escrita."],
  refused: ["upstream_failed", "Esa web no responde ahora mismo o su conexión no es segura"],
  blocked: ["upstream_failed", "Esa web no deja que la lean programas como el nuestro"],
  too_slow: ["upstream_timeout", "Esa web tarda demasiado en responder. Prueba dentro de un rato."],
  not_a_page: ["invalid", "En esa dirección no hay una página web. Prueba con la de inicio."],
  too_big: ["invalid", "Esa página es demasiado grande. Prueba con otra de tu web."],
};

/** Why a site could not be read, in words for whoever asked. */
export function siteFailure(kind: WebFailureKind | "address"): AppError {
  const [code, websiteUrl] = reasons[kind];
  return new AppError(code, message, { fields: { websiteUrl } });
}
