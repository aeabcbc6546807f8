/**
 * Calls the sandbox. Resolves with `{ object }`, or with Stripe's `{ error }` and a Spanish message.
 * @param {"GET" | "POST"} method
 * @param {string} path below /sandbox/js/
 */
export async function call(method, path, body, publishableKey) {
  try {
    const response = await fetch(`/sandbox/js/${path}`, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(publishableKey && { authorization: `Bearer ${publishableKey}` }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const answer = await response.json();
    return answer.error ? { error: answer.error } : { object: answer };
  } catch {
    return {
      error: {
        type: "api_connection_error",
        message:
          "No hemos podido conectar con el servicio de pagos. Revisa tu conexión e inténtalo de nuevo.",
      },
    };
  }
}
