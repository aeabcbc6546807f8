/** In the order in which they start. */
export const demoWorkers = ["teo", "ani", "bran", "lia", "nai", "iko", "sofi"] as const;
export type DemoWorker = (typeof demoWorkers)[number];

/** Delay of the first worker after the click; each other starts a second after the previous one. */
export const firstStartMs = 1_000;
export const betweenStartsMs = 1_000;
/** How long each worker is shown working. */
export const workMs = 900;
/** From the end of the last worker to the end of the demo. */
export const endMs = 500;
/** When the picture takes longer, a text describes it instead. */
export const pictureMaxMs = 6_000;
