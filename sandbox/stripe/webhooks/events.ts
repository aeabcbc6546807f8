import { invalidRequest } from "../errors.ts";
import type { StripeEvent } from "../events.ts";
import { listPage } from "../lists.ts";
import { readText, readTexts } from "../params.ts";
import { pageReads, resource, retrieveMethod } from "../resources.ts";

const maxTypes = 20;

export const eventMethods = resource("events", "/v1/events", {
  list: {
    reads: [...pageReads, "created", "type", "types"],
    run(context, call) {
      const type = readText(call.params, "type");
      const types = readTexts(call.params, "types");
      if (type !== undefined && types.length > 0) {
        throw invalidRequest("You may only specify one of these parameters: type, types.");
      }
      if (types.length > maxTypes) {
        throw invalidRequest(`Array must have at most ${maxTypes} elements.`, { param: "types" });
      }
      const wanted = type === undefined ? types : [type];
      const filter = wanted.length > 0 ? { anyOf: { type: wanted } } : {};
      return listPage<StripeEvent>(context, "event", call, filter);
    },
  },
  retrieve: retrieveMethod<StripeEvent>("event"),
});
