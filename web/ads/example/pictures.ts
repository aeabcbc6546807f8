import monday240 from "./1-240.webp?url";
import monday360 from "./1-360.webp?url";
import monday720 from "./1-720.webp?url";
import tuesday240 from "./2-240.webp?url";
import tuesday360 from "./2-360.webp?url";
import tuesday720 from "./2-720.webp?url";
import wednesday240 from "./3-240.webp?url";
import wednesday360 from "./3-360.webp?url";
import wednesday720 from "./3-720.webp?url";
import thursday240 from "./4-240.webp?url";
import thursday360 from "./4-360.webp?url";
import thursday720 from "./4-720.webp?url";
import friday240 from "./5-240.webp?url";
import friday360 from "./5-360.webp?url";
import friday720 from "./5-720.webp?url";
import saturday240 from "./6-240.webp?url";
import saturday360 from "./6-360.webp?url";
import saturday720 from "./6-720.webp?url";
import sunday240 from "./7-240.webp?url";
import sunday360 from "./7-360.webp?url";
import sunday720 from "./7-720.webp?url";

/** Addresses of the example's pictures, in the order of their days: 360, 720 and 240 px square. */
export const examplePictures = [
  [monday360, monday720, monday240],
  [tuesday360, tuesday720, tuesday240],
  [wednesday360, wednesday720, wednesday240],
  [thursday360, thursday720, thursday240],
  [friday360, friday720, friday240],
  [saturday360, saturday720, saturday240],
  [sunday360, sunday720, sunday240],
] as const;
