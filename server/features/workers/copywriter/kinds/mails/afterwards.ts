import type { Copy } from "../../copy.ts";
import { saidToOne } from "../../language/addressing.ts";
import { knownSays } from "../concrete.ts";
import { isSold } from "../introduction.ts";
import { flow, stack } from "../layout.ts";
import { begun } from "../letters/parts.ts";
import type { Mail } from "./lines.ts";
import { isPlain } from "./plain.ts";

/** What somebody did with us, said to them: «compraste matcha hace un mes». */
const bought =
  /^(?:ya |nos |te |se )?(?:compraste|compró|pediste|pidió|encargaste|encargó|te llevaste|se llevó|contrataste|contrató|reservaste|reservó|viniste|vino|visitaste|visitó|probaste|probó|hiciste|hizo)(?![a-zà-ž])/u;

/** «Correo para clientes que compraron matcha hace un mes», and nothing more: how it went is asked. */
export function afterwards(copy: Copy): Mail | undefined {
  const { audience, ...request } = copy.request;
  if (!audience || !isPlain({ ...copy, request: { ...request, audience: undefined } })) {
    return undefined;
  }
  const did = saidToOne(audience, copy.formal);
  // Who did not come in the end is asked for something else.
  if (!did || !bought.test(did) || / no (?:se |lo |la )?[a-zà-ž]+/iu.test(copy.brief.prompt)) {
    return undefined;
  }
  const again = isSold(copy)
    ? "Y si toca reponer, [dinos|díganos] y [te|le] lo preparamos."
    : "Y si [te|le] apetece repetir, [dinos|díganos] y buscamos día.";
  const [tip = ""] = copy.several(knownSays(copy), 1);
  return {
    subjects: [copy.subject.hasArticle ? copy.fill("¿Qué tal {n}?") : "", "¿Qué tal ha ido?"],
    preheaders: ["Con dos líneas nos basta", copy.fill("Un mensaje corto de {biz}")],
    main: stack(
      `${begun(did)}. ${copy.fill("¿Qué tal ha ido?")}`,
      copy.fill(
        "Si algo no fue como [esperabas|esperaba], preferimos saberlo; y si [te|le] gustó, también.",
      ),
    ),
    beside: flow(tip, copy.fill(again)),
    call: copy.fill("[Responde|Responda] a este correo y [cuéntanos|cuéntenos]: lo leemos todo."),
    button: "",
  };
}
