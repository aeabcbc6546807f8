import monday from "./1.webp";
import tuesday from "./2.webp";
import wednesday from "./3.webp";
import thursday from "./4.webp";
import friday from "./5.webp";
import saturday from "./6.webp";
import sunday from "./7.webp";

/** Addresses of the example's pictures, in the order of their days; 720 px square. */
export const examplePictures = [
  monday,
  tuesday,
  wednesday,
  thursday,
  friday,
  saturday,
  sunday,
] as const;
