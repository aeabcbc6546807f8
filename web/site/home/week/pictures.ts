import monday360 from "./1-360.webp?url";
import monday720 from "./1-720.webp?url";
import tuesday360 from "./2-360.webp?url";
import tuesday720 from "./2-720.webp?url";
import wednesday360 from "./3-360.webp?url";
import wednesday720 from "./3-720.webp?url";
import thursday360 from "./4-360.webp?url";
import thursday720 from "./4-720.webp?url";
import friday360 from "./5-360.webp?url";
import friday720 from "./5-720.webp?url";
import saturday360 from "./6-360.webp?url";
import saturday720 from "./6-720.webp?url";
import sunday360 from "./7-360.webp?url";
import sunday720 from "./7-720.webp?url";

/** Addresses of the week's pictures, Monday first: 360 and 720 px square. */
export const weekPictures = [
  [monday360, monday720],
  [tuesday360, tuesday720],
  [wednesday360, wednesday720],
  [thursday360, thursday720],
  [friday360, friday720],
  [saturday360, saturday720],
  [sunday360, sunday720],
] as const;
