import type { IncomingMessage, ServerResponse } from "node:http";
import { asset } from "../assets.ts";
import { elementRoutes } from "../elements/routes.ts";
import { publicError } from "../elements/visible.ts";
import { ApiError, notFound } from "../errors.ts";
import type { Part } from "../http.ts";
import type { SandboxContext } from "../world.ts";
import { challengeRoutes } from "./challenge.ts";
import { checkoutRoutes } from "./checkout.ts";
import { notice } from "./frame.ts";
import { invoiceRoutes } from "./invoices.ts";
import { onboardingRoutes } from "./onboarding.ts";
import { portalRoutes } from "./portal-acts.ts";
import { type Answer, answer, type Route, sendAnswer, type Visit } from "./routing.ts";

function serve(name: string): Answer {
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
    run: (_: SandboxContext, { id }: Visit) => serve(id),
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
export const pages: Part = {
  prefix: "/sandbox/",
  async handle(request: IncomingMessage, response: ServerResponse, context: SandboxContext) {
    try {
      if (await answer(routes, request, response, context)) return;
      throw notFound("page", request.url?.slice(0, 200) ?? "");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sendAnswer(request, response, errorAnswer(error, request.url ?? ""));
    }
  },
};

function errorAnswer(error: ApiError, url: string): Answer {
  if (url.startsWith("/sandbox/js/")) {
    // 200 for a declined card, because the browser's console reports a 402 as a failed request.
    const status = error.body.type === "card_error" ? 200 : error.status;
    return { status, json: { error: publicError(error.body) } };
  }
  const page = notice({
    title: "No encontramos esta página",
    text: "El enlace está incompleto o ya no existe. Vuelve a la página de la que venías y ábrelo de nuevo.",
  });
  return { status: error.status, page };
}
