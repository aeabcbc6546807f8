/** Placeholder of the field that asks Mel from the dashboard. */
export const askMelExample = "Llenar la tienda el sábado por la mañana";
