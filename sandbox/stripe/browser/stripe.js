// The sandbox's `window.Stripe`: the part of Stripe.js that a page with a Payment Element uses. The
// card is typed into an iframe (card.html) and never passes through the embedding page.
(() => {
  if (window.Stripe) return;

  const answerTimeoutMs = 20_000;
  const confirmTimeoutMs = 60_000;

  /** Like in Stripe.js, wrong use of the API throws instead of returning `{ error }`. */
  class IntegrationError extends Error {
    name = "IntegrationError";
  }

  function connectionError() {
    return {
      type: "api_connection_error",
      message:
        "No hemos podido conectar con el servicio de pagos. Revisa tu conexión e inténtalo de nuevo.",
    };
  }

  /** Loads the module that calls the sandbox on first use, because most pages only mount a field. */
  async function withIntents(work) {
    let loaded;
    try {
      loaded = await import("/sandbox/assets/intents.js");
    } catch {
      return { error: connectionError() };
    }
    return await work(loaded);
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
        // Wider by the space for the focus ring, so that the inputs align with the page.
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
          this.emit("loaderror", { error: connectionError() });
        };
        const deadline = setTimeout(fail, answerTimeoutMs);
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
          // Only a frame of our origin may receive the port.
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

    /** Sends a question to the field; resolves with its answer, or with `{ error }` after the timeout. */
    async ask(question, timeoutMs) {
      const port = await this.#port;
      if (!port) return { error: connectionError() };
      const id = ++this.#asked;
      return await new Promise((resolve) => {
        const deadline = setTimeout(() => {
          this.#waiting.delete(id);
          resolve({ error: connectionError() });
        }, timeoutMs);
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
      for (const answer of this.#waiting.values()) answer({ error: connectionError() });
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
      const { variables, rules } = this.#options.appearance ?? {};
      return { theme: this.theme(), variables, rules, fonts: this.#options.fonts };
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

    /** Validates the card and shows errors in the field. */
    async submit() {
      const answer = await this.#field().ask({ type: "validate" }, answerTimeoutMs);
      return answer.error ? { error: answer.error } : { selectedPaymentMethod: "card" };
    }

    /** Not part of Stripe.js: the field sends the card to the sandbox with this request. */
    async send(path, body, publishableKey) {
      const message = { type: "send", path, body, publishableKey };
      return await this.#field().ask(message, confirmTimeoutMs);
    }

    #field() {
      if (!this.#element) throw new IntegrationError("No Payment Element is mounted.");
      return this.#element;
    }
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
      return await withIntents(({ confirmIntent }) => confirmIntent(this.#publishableKey, options));
    }

    async confirmPayment(options) {
      return await this.confirmSetup(options);
    }

    async retrieveSetupIntent(clientSecret) {
      return await withIntents(({ readIntent }) => readIntent(this.#publishableKey, clientSecret));
    }

    async retrievePaymentIntent(clientSecret) {
      return await this.retrieveSetupIntent(clientSecret);
    }

    async handleNextAction({ clientSecret }) {
      return await withIntents(({ handleNextAction }) =>
        handleNextAction(this.#publishableKey, clientSecret),
      );
    }

    /** Confirms with a saved card by its id, or handles the next action. */
    async confirmCardSetup(clientSecret, { payment_method: saved } = {}) {
      if (saved !== undefined && typeof saved !== "string") {
        throw new IntegrationError("The sandbox confirms a saved card by its id.");
      }
      if (!saved) return await this.handleNextAction({ clientSecret });
      const confirmParams = { payment_method: saved };
      return await this.confirmSetup({ clientSecret, confirmParams, redirect: "if_required" });
    }

    async confirmCardPayment(clientSecret, data) {
      return await this.confirmCardSetup(clientSecret, data);
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

  window.Stripe = Object.assign((publishableKey) => new Stripe(publishableKey), {
    // @stripe/stripe-js warns about any other release.
    version: "endive",
  });
})();
