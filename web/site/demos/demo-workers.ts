/** In the order in which they begin. */
export const demoWorkers = ["teo", "ani", "bran", "lia", "nai", "iko", "sofi"] as const;
export type DemoWorker = (typeof demoWorkers)[number];

/** After the click, for the first; each of the others begins a second after the one before. */
export const firstStartMs = 1_000;
export const betweenStartsMs = 1_000;
/** How long one is seen at work. */
export const workMs = 900;
/** From the last one's end to the end of it all. */
export const endMs = 500;
/** A picture that takes longer is told in words. */
export const pictureMaxMs = 6_000;
