import type { IncomingMessage, ServerResponse } from "node:http";
import { asset } from "../assets.ts";
import type { SandboxContext } from "../context.ts";
import { publicError } from "../elements/public-fields.ts";
import { elementRoutes } from "../elements/routes.ts";
import { ApiError, notFound } from "../errors.ts";
import type { PathHandler } from "../http.ts";
import { challengeRoutes } from "./challenge.ts";
import { checkoutRoutes } from "./checkout.ts";
import { invoiceRoutes } from "./invoices.ts";
import { onboardingRoutes } from "./onboarding.ts";
import { renderNotice } from "./page.ts";
import { portalRoutes } from "./portal-actions.ts";
import {
  answerRoute,
  type PageRequest,
  type PageResponse,
  type Route,
  sendAnswer,
} from "./routing.ts";

function serve(name: string): PageResponse {
  const file = asset(name);
  if (!file) throw notFound("file", name);
  return { file };
}

const files: readonly Route[] = [
  { verb: "GET", path: "/sandbox/stripe.js", run: () => serve("stripe.js") },
  { verb: "GET", path: "/sandbox/elements/card", framed: true, run: () => serve("card.html") },
  {
    verb: "GET",
    path: "/sandbox/assets/{id}",
    run: (_: SandboxContext, { id }: PageRequest) => serve(id),
  },
];

const routes: readonly Route[] = [
  ...files,
  ...elementRoutes,
  ...challengeRoutes,
  ...checkoutRoutes,
  ...invoiceRoutes,
  ...portalRoutes,
  ...onboardingRoutes,
];

/** Handles `/sandbox/`: pages, their assets and the calls of their scripts. */
export const pagesHandler: PathHandler = {
  prefix: "/sandbox/",
  async handle(request: IncomingMessage, response: ServerResponse, context: SandboxContext) {
    try {
      if (await answerRoute(routes, request, response, context)) return;
      throw notFound("page", request.url?.slice(0, 200) ?? "");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sendAnswer(request, response, errorAnswer(error, request.url ?? ""));
    }
  },
};

function errorAnswer(error: ApiError, url: string): PageResponse {
  if (url.startsWith("/sandbox/js/")) {
    // 200 for a declined card, because the browser's console reports a 402 as a failed request.
    const status = error.body.type === "card_error" ? 200 : error.status;
    return { status, json: { error: publicError(error.body) } };
  }
  const page = renderNotice({
    title: "No encontramos esta página",
    text: "El enlace está incompleto o ya no existe. Vuelve a la página de la que venías y ábrelo de nuevo.",
  });
  return { status: error.status, page };
}
