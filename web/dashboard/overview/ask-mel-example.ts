/** A wish as an owner says it, where Mel is asked from the dashboard. */
export const askMelExample = "Llenar la tienda el sábado por la mañana";
