import type { FailureKind, LlmFailure } from "#server/external/llm.ts";
import { AppError } from "#server/platform/errors.ts";
import type { ErrorCode } from "#shared/endpoint.ts";

const free = "No te hemos cobrado nada";

/** What happened, that it was free, and what to do. */
const answers: Record<FailureKind, { code: ErrorCode; sentence: string }> = {
  auth: {
    code: "unavailable",
    sentence: `El modelo de IA no acepta la conexión de Kolmena. ${free}: avísanos si sigue así dentro de unos minutos.`,
  },
  rate_limited: {
    code: "unavailable",
    sentence: `El modelo de IA tiene demasiadas peticiones ahora mismo. ${free}: espera un minuto y reinténtalo.`,
  },
  overloaded: {
    code: "unavailable",
    sentence: `El modelo de IA está saturado o fuera de servicio. ${free}: reinténtalo dentro de un momento.`,
  },
  timeout: {
    code: "upstream_timeout",
    sentence: `El modelo de IA ha tardado demasiado en contestar. ${free}: reinténtalo.`,
  },
  cut: {
    code: "upstream_failed",
    sentence: `La conexión con el modelo de IA se cortó a mitad de la respuesta. ${free}: reinténtalo.`,
  },
  refused: {
    code: "upstream_failed",
    sentence: `El modelo de IA no ha querido contestar a esta petición. ${free}: pídelo con otras palabras.`,
  },
  garbage: {
    code: "upstream_failed",
    sentence: `El modelo de IA ha contestado algo que no se puede leer. ${free}: reinténtalo.`,
  },
  too_long: {
    code: "upstream_failed",
    sentence: `La conversación o la respuesta es demasiado larga para el modelo de IA. ${free}: abre una conversación nueva o pide algo más breve.`,
  },
  unreachable: {
    code: "unavailable",
    sentence: `No hemos podido conectar con el modelo de IA. ${free}: reinténtalo dentro de un momento.`,
  },
};

/** Nobody is told of a model where there is none. */
const localOverloaded = {
  code: "unavailable",
  sentence: `Ahora mismo hay mucho trabajo. ${free}: reinténtalo en unos segundos.`,
} as const;

/** The model's failure as the person gets it. */
export function failureOf(failure: LlmFailure, { isLocal = false } = {}): AppError {
  const isBusy = isLocal && failure.kind === "overloaded";
  const { code, sentence } = isBusy ? localOverloaded : answers[failure.kind];
  return new AppError(code, sentence, {
    retryAfterSeconds: failure.retryAfterSeconds,
    cause: failure.detail,
  });
}
