import type { Page, Request, Route } from "playwright-core";
import type { Order } from "#shared/orders.ts";
import { exampleFiles, exampleToken, plainExamplePictures } from "./example-order.ts";

export const examplePath = `/pedidos/${exampleToken}`;

/** What the order's API answers instead of the server: this order, or 404 when `undefined`. */
export interface FakeOrderApi {
  order: Order | undefined;
  /** Answers to POST requests, in this order. */
  answers: { status?: number; json: unknown }[];
  /** The changes proposed for each of its advertisements. */
  proposals: string[];
  /** Bodies of the POST requests. */
  postedBodies: unknown[];
}

const pictures = plainExamplePictures();

/** Answers a page's order requests instead of the server, for states that take days to reach. */
export async function fakeOrderApi(page: Page, order: Order | undefined): Promise<FakeOrderApi> {
  const shown: FakeOrderApi = {
    order,
    answers: [],
    proposals: ["Otro color", "Sin logo"],
    postedBodies: [],
  };
  const files = await pictures;
  await page.route(`**${exampleFiles}*`, async (route) => {
    const body = files.get(new URL(route.request().url()).pathname);
    await route.fulfill({ body, contentType: "image/png" });
  });
  await page.route("**/api/orders/**", (route) => answer(route, route.request(), shown));
  return shown;
}

async function answer(route: Route, request: Request, shown: FakeOrderApi): Promise<void> {
  if (request.method() === "POST") {
    shown.postedBodies.push(request.postDataJSON());
    await route.fulfill(shown.answers.shift() ?? { status: 500, json: {} });
    return;
  }
  if (request.url().endsWith("/proposals")) {
    await route.fulfill({ json: { proposals: shown.proposals } });
    return;
  }
  if (!shown.order) {
    const json = { message: "Este pedido no existe", code: "not_found" };
    await route.fulfill({ status: 404, json });
    return;
  }
  if (request.headers().accept === "text/event-stream") {
    const event = JSON.stringify({ type: "order", order: shown.order });
    await route.fulfill({ contentType: "text/event-stream", body: `data: ${event}\n\n` });
    return;
  }
  await route.fulfill({ json: shown.order });
}
