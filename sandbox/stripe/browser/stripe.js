// The sandbox's `window.Stripe`: the part of Stripe.js that a page with a Payment Element calls. The
// card itself is typed into an iframe (card.html) and never passes through the page that embeds it.
(() => {
  if (window.Stripe) return;

  const answerWithinMs = 20_000;
  const confirmWithinMs = 60_000;

  /** Like Stripe.js: a wrong call of the page's code is a rejection, not an `{ error }` for people. */
  class IntegrationError extends Error {
    name = "IntegrationError";
  }

  function unreachable() {
    return {
      type: "api_connection_error",
      message:
        "No hemos podido conectar con el servicio de pagos. Revisa tu conexión e inténtalo de nuevo.",
    };
  }

  /** Loaded when the first call is made: most pages only mount a field. */
  async function call(...request) {
    const { call } = await import("/sandbox/assets/call.js");
    return await call(...request);
  }

  /** «seti_1_secret_2» → kind and id of the intent. */
  function parseSecret(clientSecret) {
    const [, id, prefix] = /^((seti|pi)_\w+?)_secret_\w+$/.exec(clientSecret ?? "") ?? [];
    if (!id)
      throw new IntegrationError("A client secret of a SetupIntent or PaymentIntent is missing.");
    return prefix === "seti"
      ? { id, path: `setup_intents/${id}`, key: "setupIntent" }
      : { id, path: `payment_intents/${id}`, key: "paymentIntent" };
  }

  class PaymentElement {
    #elements;
    #options;
    #handlers = new Map();
    #frame = null;
    /** Resolves to the port of the field once it is ready; null when it failed to load. */
    #port = null;
    #waiting = new Map();
    #asked = 0;
    #destroyed = false;

    constructor(elements, options) {
      this.#elements = elements;
      this.#options = options ?? {};
    }

    mount(target) {
      if (this.#destroyed) throw new IntegrationError("This element was destroyed.");
      const place = typeof target === "string" ? document.querySelector(target) : target;
      if (!place) throw new IntegrationError("The place to mount the element in does not exist.");
      if (this.#frame) this.unmount();
      const frame = document.createElement("iframe");
      frame.src = "/sandbox/elements/card";
      frame.title = "Campo seguro para la tarjeta";
      frame.allow = "payment *";
      // Set as properties: the page's content policy may refuse style attributes.
      Object.assign(frame.style, {
        display: "block",
        // Wider by the room that the field keeps for its focus ring: its edges meet the page's.
        width: "calc(100% + 6px)",
        maxWidth: "none",
        height: "150px",
        border: "0",
        margin: "-3px",
        background: "transparent",
        colorScheme: this.#elements.theme(),
      });
      this.#frame = frame;
      this.#port = this.#connect(frame);
      place.replaceChildren(frame);
      queueMicrotask(() => this.emit("loaderstart"));
    }

    #connect(frame) {
      return new Promise((resolve) => {
        const fail = () => {
          if (this.#frame !== frame) return;
          resolve(null);
          this.emit("loaderror", { error: unreachable() });
        };
        const deadline = setTimeout(fail, answerWithinMs);
        frame.addEventListener("load", () => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", ({ data }) => {
            if (data.type === "ready") {
              clearTimeout(deadline);
              resolve(port1);
            }
            this.#hear(frame, data);
          });
          port1.start();
          // Only our own page may receive the port: a frame that went elsewhere gets nothing.
          frame.contentWindow.postMessage(
            { sandboxStripe: "connect", ...this.#elements.look() },
            location.origin,
            [port2],
          );
        });
      });
    }

    #hear(frame, message) {
      if (this.#frame !== frame) return;
      switch (message.type) {
        case "height":
          frame.style.height = `${message.height}px`;
          break;
        case "enter":
          frame.closest("form")?.requestSubmit();
          break;
        case "answer":
          this.#waiting.get(message.id)?.(message.result);
          this.#waiting.delete(message.id);
          break;
        case "change":
          this.emit("change", { ...message.state, collapsed: false, value: { type: "card" } });
          break;
        case "ready":
        case "focus":
        case "blur":
        case "escape":
          this.emit(message.type);
          break;
      }
    }

    /** What the field answers; `{ error }` when it cannot be reached in time. */
    async ask(question, withinMs) {
      const port = await this.#port;
      if (!port) return { error: unreachable() };
      const id = ++this.#asked;
      return await new Promise((resolve) => {
        const deadline = setTimeout(() => {
          this.#waiting.delete(id);
          resolve({ error: unreachable() });
        }, withinMs);
        this.#waiting.set(id, (result) => {
          clearTimeout(deadline);
          resolve(result);
        });
        port.postMessage({ ...question, id });
      });
    }

    async #tell(message) {
      (await this.#port)?.postMessage(message);
    }

    look(look) {
      if (this.#frame) this.#frame.style.colorScheme = this.#elements.theme();
      void this.#tell({ type: "look", ...look });
    }

    emit(event, detail = {}) {
      for (const handler of [...(this.#handlers.get(event) ?? [])]) {
        handler({ elementType: "payment", ...detail });
      }
    }

    on(event, handler) {
      this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);
      return this;
    }

    once(event, handler) {
      const once = (detail) => {
        this.off(event, once);
        handler(detail);
      };
      return this.on(event, once);
    }

    off(event, handler) {
      const kept = (this.#handlers.get(event) ?? []).filter(
        (known) => handler && known !== handler,
      );
      this.#handlers.set(event, kept);
      return this;
    }

    update(options) {
      this.#options = { ...this.#options, ...options };
      return this;
    }

    focus() {
      this.#frame?.focus();
      void this.#tell({ type: "focus" });
    }

    blur() {
      this.#frame?.blur();
    }

    clear() {
      void this.#tell({ type: "clear" });
    }

    collapse() {}

    unmount() {
      const frame = this.#frame;
      this.#frame = null;
      this.#port = null;
      for (const answer of this.#waiting.values()) answer({ error: unreachable() });
      this.#waiting.clear();
      frame?.remove();
    }

    destroy() {
      this.unmount();
      this.#handlers.clear();
      this.#destroyed = true;
      this.#elements.forget(this);
    }
  }

  class Elements {
    #options;
    #element = null;

    constructor(options) {
      this.#options = options ?? {};
    }

    get clientSecret() {
      return this.#options.clientSecret;
    }

    theme() {
      return this.#options.appearance?.theme === "night" ? "dark" : "light";
    }

    look() {
      return { theme: this.theme(), variables: { ...this.#options.appearance?.variables } };
    }

    create(type, options) {
      if (type !== "payment") {
        throw new IntegrationError(`The sandbox has the Payment Element only, not "${type}".`);
      }
      if (this.#element) throw new IntegrationError("Can only create one Payment Element.");
      this.#element = new PaymentElement(this, options);
      return this.#element;
    }

    getElement(type) {
      return typeof type === "string" && type !== "payment" ? null : this.#element;
    }

    forget(element) {
      if (this.#element === element) this.#element = null;
    }

    async update(options) {
      this.#options = { ...this.#options, ...options };
      this.#element?.look(this.look());
    }

    async fetchUpdates() {
      return {};
    }

    /** Shows what is wrong in the field. */
    async submit() {
      const answer = await this.#field().ask({ type: "validate" }, answerWithinMs);
      return answer.error ? { error: answer.error } : { selectedPaymentMethod: "card" };
    }

    /** Not Stripe's: has the field send the card to the sandbox, with what is to be done with it. */
    async send(path, body, publishableKey) {
      const message = { type: "send", path, body, publishableKey };
      return await this.#field().ask(message, confirmWithinMs);
    }

    #field() {
      if (!this.#element) throw new IntegrationError("No Payment Element is mounted.");
      return this.#element;
    }
  }

  /** The bank's question over the page. Resolves when it is answered or closed. */
  function challenge(url) {
    return new Promise((resolve) => {
      const before = document.activeElement;
      const dialog = document.createElement("dialog");
      dialog.setAttribute("aria-label", "Verificación de tu banco");
      const frame = document.createElement("iframe");
      frame.src = url.pathname;
      frame.title = "Verificación de tu banco";
      Object.assign(dialog.style, {
        width: "100vw",
        height: "100dvh",
        maxWidth: "none",
        maxHeight: "none",
        margin: "0",
        padding: "0",
        border: "0",
        background: "transparent",
        // A dialog of the page may have switched the pointer off for everything beside it.
        pointerEvents: "auto",
        // The same as the frame's, which is see-through only then.
        colorScheme: "light dark",
      });
      Object.assign(frame.style, { width: "100%", height: "100%", border: "0", display: "block" });
      const finish = () => {
        removeEventListener("message", hear);
        dialog.close();
        dialog.remove();
        if (before instanceof HTMLElement) before.focus();
        resolve();
      };
      const hear = ({ origin, source, data }) => {
        if (origin !== location.origin || source !== frame.contentWindow) return;
        if (data?.sandboxStripe === "challenged") finish();
      };
      // Closing is a refusal, and the intent must know.
      dialog.addEventListener("cancel", async (event) => {
        event.preventDefault();
        await call("POST", `challenges/${url.pathname.split("/").at(-1)}`, { outcome: "failed" });
        finish();
      });
      addEventListener("message", hear);
      dialog.append(frame);
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  class Stripe {
    #publishableKey;

    constructor(publishableKey) {
      this.#publishableKey = publishableKey;
    }

    elements(options) {
      return new Elements(options);
    }

    async confirmSetup(options) {
      return await this.#confirm(options);
    }

    async confirmPayment(options) {
      return await this.#confirm(options);
    }

    async #confirm({ elements, clientSecret, confirmParams = {}, redirect = "always" }) {
      const secret = clientSecret ?? elements?.clientSecret;
      const intent = parseSecret(secret);
      const returnUrl = confirmParams.return_url;
      if (redirect !== "if_required" && !returnUrl) {
        throw new IntegrationError(
          'confirmParams.return_url is required unless redirect is "if_required".',
        );
      }
      const path = `${intent.path}/confirm`;
      const body = {
        client_secret: secret,
        payment_method: confirmParams.payment_method,
        billing_details: confirmParams.payment_method_data?.billing_details,
      };
      const confirmed = confirmParams.payment_method
        ? await call("POST", path, body, this.#publishableKey)
        : await elements.send(path, body, this.#publishableKey);
      const result = await this.#finish(intent, secret, confirmed);
      if (result.error || redirect === "if_required") return result;
      return await this.#leave(returnUrl, intent, secret, result[intent.key].status);
    }

    /** Asks the bank's question if there is one, and reads what came of it. */
    async #finish(intent, secret, confirmed) {
      if (confirmed.error) return { error: confirmed.error };
      const { status, next_action: next } = confirmed.object;
      if (status !== "requires_action") return { [intent.key]: confirmed.object };
      if (next.type === "redirect_to_url") {
        location.assign(next.redirect_to_url.url);
        return new Promise(() => {});
      }
      await challenge(new URL(next.use_stripe_sdk.stripe_js));
      const read = await this.#read(intent, secret);
      const failed = read[intent.key]?.last_setup_error ?? read[intent.key]?.last_payment_error;
      return failed ? { error: { ...failed, [snakeCase(intent.key)]: read[intent.key] } } : read;
    }

    async #read(intent, clientSecret) {
      const query = new URLSearchParams({ client_secret: clientSecret });
      const read = await call("GET", `${intent.path}?${query}`, undefined, this.#publishableKey);
      return read.error ? { error: read.error } : { [intent.key]: read.object };
    }

    #leave(returnUrl, intent, clientSecret, status) {
      const url = new URL(returnUrl);
      const name = snakeCase(intent.key);
      url.searchParams.set(name, intent.id);
      url.searchParams.set(`${name}_client_secret`, clientSecret);
      url.searchParams.set("redirect_status", status === "succeeded" ? "succeeded" : "pending");
      location.assign(url);
      // The page is being left: like Stripe.js, this never answers.
      return new Promise(() => {});
    }

    async retrieveSetupIntent(clientSecret) {
      return await this.#read(parseSecret(clientSecret), clientSecret);
    }

    async retrievePaymentIntent(clientSecret) {
      return await this.#read(parseSecret(clientSecret), clientSecret);
    }

    /** For an intent whose bank wants an answer, e.g. the invoice of a renewal. */
    async handleNextAction({ clientSecret }) {
      const intent = parseSecret(clientSecret);
      const read = await this.#read(intent, clientSecret);
      if (read.error) return read;
      return await this.#finish(intent, clientSecret, { object: read[intent.key] });
    }

    async confirmCardSetup(clientSecret, { payment_method } = {}) {
      return await this.#confirmSaved(clientSecret, payment_method);
    }

    async confirmCardPayment(clientSecret, { payment_method } = {}) {
      return await this.#confirmSaved(clientSecret, payment_method);
    }

    async #confirmSaved(clientSecret, paymentMethod) {
      if (paymentMethod !== undefined && typeof paymentMethod !== "string") {
        throw new IntegrationError(
          "The sandbox confirms a saved card by its id, or what an element holds.",
        );
      }
      if (!paymentMethod) return await this.handleNextAction({ clientSecret });
      return await this.#confirm({
        clientSecret,
        confirmParams: { payment_method: paymentMethod },
        redirect: "if_required",
      });
    }

    async createPaymentMethod({ elements, params = {} }) {
      const body = { billing_details: params.billing_details };
      const answer = await elements.send("payment_methods", body, this.#publishableKey);
      return answer.error ? { error: answer.error } : { paymentMethod: answer.object };
    }

    async createToken() {
      throw new IntegrationError("The sandbox makes payment methods, not tokens.");
    }
  }

  function snakeCase(name) {
    return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }

  window.Stripe = Object.assign((publishableKey) => new Stripe(publishableKey), {
    // The release that @stripe/stripe-js was written for; another one makes it warn.
    version: "endive",
  });
})();
