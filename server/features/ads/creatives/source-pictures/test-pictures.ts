import sharp, { type Sharp } from "sharp";
import { randomFrom } from "../random.ts";

const svg = (content: string, width = 900, height = 900) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
const drawing = (content: string, width?: number, height?: number): Sharp =>
  sharp(svg(content, width, height));
const ground = (color: string, width = 900, height = 900) =>
  `<rect width="${width}" height="${height}" fill="${color}"/>`;

const vase = (color: string, dark: string) =>
  `<defs><linearGradient id="v"><stop offset="0" stop-color="${dark}"/><stop offset=".4" stop-color="${color}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
  <path d="M390 200H510C500 300 640 380 640 560C640 700 560 760 450 760C340 760 260 700 260 560C260 380 400 300 390 200Z" fill="url(#v)"/>`;
const shadow = (y = 755) =>
  `<defs><filter id="s" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="28"/></filter></defs><ellipse cx="450" cy="${y}" rx="230" ry="34" fill="#000" opacity=".34" filter="url(#s)"/>`;
const mug = `<path d="M620 380C760 360 770 600 610 600" fill="none" stroke="#a83a24" stroke-width="44"/><path d="M300 320H630V620Q630 700 550 700H380Q300 700 300 620Z" fill="#c9472f"/>`;
const bottle = `<rect x="410" y="110" width="80" height="130" rx="14" fill="#2c3d33"/><path d="M400 240H500L550 340V790Q550 820 520 820H380Q350 820 350 790V340Z" fill="#3f6b52"/><rect x="362" y="470" width="176" height="190" fill="#fff"/><rect x="385" y="520" width="130" height="20" fill="#3f6b52"/>`;
const person = `<path d="M230 900C230 640 330 590 450 590S670 640 670 900Z" fill="#31587a"/><rect x="405" y="500" width="90" height="120" fill="#c98d6b"/><ellipse cx="450" cy="390" rx="130" ry="165" fill="#d9a07d"/><path d="M310 400C290 180 610 180 590 400C570 300 330 300 310 400Z" fill="#33231b"/>`;
const bicycle = `<g fill="none" stroke="#1d3f72" stroke-width="16"><circle cx="240" cy="560" r="150"/><circle cx="660" cy="560" r="150"/><path stroke="#b3261e" d="M240 560L380 340H600L660 560M380 340L440 560H240M440 560L600 340M360 300H420M600 340L590 270H650"/></g>`;

const noisy = async (image: Sharp, strength: number): Promise<Sharp> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const next = randomFrom(7);
  const raw = Buffer.from(
    data.map((level) => Math.max(0, Math.min(255, level + (next() + next() - 1) * strength))),
  );
  return sharp(raw, { raw: { width: info.width, height: info.height, channels: 3 } });
};

const street = (width: number, height: number) =>
  drawing(
    `<defs><linearGradient id="k" x2="0" y2="1"><stop offset="0" stop-color="#7fa7cf"/><stop offset="1" stop-color="#e7dccb"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#k)"/><rect y="${height * 0.7}" width="100%" height="${height * 0.3}" fill="#8d8a82"/>
    <g transform="translate(${width * 0.55} ${height * 0.38})"><rect width="${height * 0.3}" height="${height * 0.34}" fill="#b4452c"/><path d="M${-height * 0.03} 0L${height * 0.15} ${-height * 0.13}L${height * 0.33} 0Z" fill="#5b2a1e"/><rect x="${height * 0.12}" y="${height * 0.17}" width="${height * 0.07}" height="${height * 0.17}" fill="#f4e3b5"/></g>`,
    width,
    height,
  );

const workshop = drawing(
  `<rect width="1500" height="1000" fill="#6b5a48"/><rect y="640" width="1500" height="360" fill="#3d3128"/>${Array.from({ length: 9 }, (_, at) => `<rect x="${40 + at * 165}" y="${90 + (at % 3) * 30}" width="90" height="${220 - (at % 4) * 30}" fill="${["#86735c", "#57493a", "#7a6852"][at % 3]}"/>`).join("")}<g transform="translate(520 180) scale(.9)">${person}</g>`,
  1500,
  1000,
);

const frames = async (format: "gif" | "webp"): Promise<Buffer> => {
  const { data, info } = await street(600, 800)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const other = await drawing(
    `${ground("#fff", 600, 800)}<circle cx="300" cy="400" r="200" fill="#06c"/>`,
    600,
    800,
  )
    .removeAlpha()
    .raw()
    .toBuffer();
  const both = sharp(Buffer.concat([data, other]), {
    raw: { width: info.width, height: info.height * 2, channels: 3, pageHeight: info.height },
  });
  return format === "gif" ? both.gif().toBuffer() : both.webp().toBuffer();
};

/** A PNG of 70 bytes that claims to be 60,000 pixels wide and high. */
async function hugePng(): Promise<Buffer> {
  const bytes = await drawing(ground("#fff", 8, 8), 8, 8)
    .png()
    .toBuffer();
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

type Expected = "photo" | "cutout" | "rejected";

export interface PictureExample {
  name: string;
  expected: Expected;
  bytes: Buffer;
}

/** Drawn test pictures of the kinds found on sites, each with its expected result. */
export async function drawPictureExamples(): Promise<PictureExample[]> {
  const jpeg = (image: Sharp) =>
    image.flatten({ background: "#fff" }).jpeg({ quality: 82 }).toBuffer();
  const whole = await street(1600, 1200).jpeg().toBuffer();
  const made: [string, Expected, Promise<Buffer> | Buffer][] = [
    ["vase on white, jpeg", "cutout", jpeg(drawing(ground("#fff") + vase("#3c7a8c", "#1f4a58")))],
    [
      "vase on grey, soft shadow",
      "cutout",
      jpeg(drawing(ground("#d4d4d2") + shadow() + vase("#3c7a8c", "#1f4a58"))),
    ],
    [
      "white vase on white",
      "photo",
      jpeg(drawing(ground("#fff") + shadow() + vase("#ffffff", "#eeeeee"))),
    ],
    ["pale vase on white", "photo", jpeg(drawing(ground("#fdfdfd") + vase("#fafafa", "#e2e2e0")))],
    [
      "white mug with a sign on white",
      "photo",
      jpeg(
        drawing(
          `${ground("#fff")}<path d="M300 300H620V700H300Z" fill="#fefefe"/><circle cx="460" cy="480" r="90" fill="#14532d"/>`,
        ),
      ),
    ],
    ["bottle with a white label on white", "photo", jpeg(drawing(ground("#fff") + bottle))],
    ["mug on pink, seen through its handle", "cutout", jpeg(drawing(ground("#f2c9c4") + mug))],
    ["bottle, label, on grey", "cutout", jpeg(drawing(ground("#c8cdd2") + shadow(815) + bottle))],
    ["bicycle on white", "photo", jpeg(drawing(ground("#fff") + bicycle))],
    [
      "bicycle on sand",
      "cutout",
      drawing(ground("#d8cbb0") + bicycle)
        .png()
        .toBuffer(),
    ],
    [
      "noisy vase on white",
      "cutout",
      noisy(drawing(ground("#f6f6f4") + vase("#3c7a8c", "#1f4a58")), 10).then(jpeg),
    ],
    [
      "vase before a vignette",
      "cutout",
      jpeg(
        drawing(
          `<defs><linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-color="#f4efe6"/><stop offset="1" stop-color="#d9d2c4"/></linearGradient></defs>${ground("url(#g)")}${shadow()}${vase("#a33b2f", "#6b211a")}`,
        ),
      ),
    ],
    [
      "two vases",
      "photo",
      jpeg(
        drawing(
          `${ground("#fff")}<g transform="translate(-190 150) scale(.75)">${vase("#3c7a8c", "#1f4a58")}</g><g transform="translate(420 150) scale(.75)">${vase("#3c7a8c", "#1f4a58")}</g>`,
        ),
      ),
    ],
    ["vase, transparent", "cutout", drawing(vase("#e0b23c", "#8a6414")).png().toBuffer()],
    ["person cut off by the file, transparent", "photo", drawing(person).webp().toBuffer()],
    ["person before grey", "photo", jpeg(drawing(ground("#cfd2d4") + person))],
    [
      "photo with round corners",
      "photo",
      drawing(
        `<clipPath id="r"><rect width="900" height="700" rx="60"/></clipPath><g clip-path="url(#r)"><rect width="900" height="900" fill="#8fb0c9"/><rect y="430" width="900" height="470" fill="#62734a"/><g transform="translate(80 -60) scale(.8)">${mug}</g></g>`,
        900,
        700,
      )
        .png()
        .toBuffer(),
    ],
    ["street", "photo", whole],
    ["tall street", "photo", jpeg(street(700, 1600))],
    ["wide street", "photo", jpeg(street(2000, 900))],
    ["person in a workshop", "photo", jpeg(workshop)],
    ["workshop, noisy and dim", "photo", noisy(workshop.clone().linear(0.35, 4), 40).then(jpeg)],
    [
      "low contrast",
      "photo",
      jpeg(
        drawing(
          `${ground("#b9b7b3", 1200, 900)}<rect y="560" width="1200" height="340" fill="#aeaca7"/><rect x="150" y="300" width="330" height="330" fill="#a19f9b"/>`,
          1200,
          900,
        ),
      ),
    ],
    ["noise", "photo", noisy(drawing(ground("#808080", 800, 800), 800, 800), 120).then(jpeg)],
    ["CMYK", "photo", street(1200, 900).flatten().toColourspace("cmyk").jpeg().toBuffer()],
    ["Display P3", "photo", street(1200, 900).flatten().withIccProfile("p3").jpeg().toBuffer()],
    [
      "turned by EXIF",
      "photo",
      sharp(whole).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
    ],
    ["16 bit", "photo", street(800, 600).toColourspace("rgb16").png().toBuffer()],
    ["grey", "photo", street(800, 600).greyscale().jpeg().toBuffer()],
    ["AVIF", "photo", street(800, 600).avif({ effort: 0 }).toBuffer()],
    ["animated GIF", "photo", frames("gif")],
    ["animated WebP", "photo", frames("webp")],
    ["cut short", "rejected", whole.subarray(0, whole.length / 2)],
    ["banner", "rejected", jpeg(street(1940, 500))],
    ["icon", "rejected", drawing(vase("#000", "#000"), 900, 900).resize(64).png().toBuffer()],
    [
      "silhouette",
      "rejected",
      drawing(`<circle cx="450" cy="450" r="300" fill="#333"/>`).png().toBuffer(),
    ],
    [
      "tracker",
      "rejected",
      drawing(ground("#fff", 1, 1), 1, 1)
        .gif()
        .toBuffer(),
    ],
    ["one colour", "rejected", jpeg(drawing(ground("#e8e2d8")))],
    ["nothing there", "rejected", drawing("").png().toBuffer()],
    ["huge", "rejected", hugePng()],
    ["drawing", "rejected", svg(mug)],
    ["a page", "rejected", Buffer.from("<!doctype html><title>404</title>".padEnd(300))],
  ];
  return Promise.all(
    made.map(async ([name, expected, bytes]) => ({ name, expected, bytes: await bytes })),
  );
}

export interface LogoExample {
  name: string;
  expected: "opaque" | "free" | "rejected";
  bytes: Buffer;
}

/** Drawn test logos of the kinds found on sites, each with its expected result. */
export async function drawLogoExamples(): Promise<LogoExample[]> {
  const wordmark = (color: string) =>
    `<circle cx="120" cy="150" r="60" fill="none" stroke="${color}" stroke-width="30"/><rect x="230" y="110" width="420" height="34" rx="17" fill="${color}"/><rect x="230" y="164" width="280" height="34" rx="17" fill="${color}"/>`;
  const sign = `<circle cx="150" cy="150" r="110" fill="#0b6b53"/><path d="M95 150L140 195L215 110" fill="none" stroke="#fff" stroke-width="26"/>`;
  const made: [string, LogoExample["expected"], Promise<Buffer> | Buffer][] = [
    ["transparent wordmark", "free", drawing(wordmark("#1c2b1a"), 800, 300).png().toBuffer()],
    ["white wordmark", "free", drawing(wordmark("#fff"), 800, 300).webp().toBuffer()],
    ["vector", "free", svg(wordmark("#7a1f3d"), 800, 300)],
    [
      "small vector, no size",
      "free",
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 1L23 23H1Z" fill="#e4572e"/></svg>`,
      ),
    ],
    [
      "ink on white, jpeg",
      "free",
      drawing(ground("#fff", 800, 300) + wordmark("#1c2b1a"), 800, 300)
        .flatten()
        .jpeg()
        .toBuffer(),
    ],
    [
      "white on a colour",
      "free",
      drawing(ground("#0b6b53", 800, 300) + wordmark("#fff"), 800, 300)
        .png()
        .toBuffer(),
    ],
    [
      "two inks on white",
      "opaque",
      drawing(
        `${ground("#fff", 800, 300)}${wordmark("#1c2b1a")}<circle cx="720" cy="150" r="50" fill="#e4572e"/>`,
        800,
        300,
      )
        .png()
        .toBuffer(),
    ],
    ["photo as a sign", "opaque", street(400, 400).jpeg().toBuffer()],
    ["round sign", "free", drawing(sign, 300, 300).png().toBuffer()],
    [
      "one colour",
      "rejected",
      drawing(ground("#0b6b53", 200, 200), 200, 200)
        .png()
        .toBuffer(),
    ],
    ["favicon", "rejected", drawing(sign, 300, 300).resize(16).png().toBuffer()],
    [
      "vector with a file",
      "rejected",
      svg(`<image href="file:///etc/hostname" width="9" height="9"/>`),
    ],
    [
      "vector with an address",
      "rejected",
      svg(`<image xlink:href='https://example.com/a.png' width="9" height="9"/>`),
    ],
    [
      "vector that unfolds",
      "rejected",
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><desc>&b;</desc></svg>`,
      ),
    ],
    [
      "vector in another's typeface",
      "rejected",
      svg(`<text x="20" y="90" font-size="80">Bar Lola</text>`),
    ],
    [
      "vector with a style from elsewhere",
      "rejected",
      svg(
        `<style>rect{fill:url( 'http://example.com/a.svg#b')}</style><rect width="90" height="90"/>`,
      ),
    ],
    ["vector that is cut short", "rejected", svg(mug).subarray(0, 150)],
    [
      "enormous vector",
      "rejected",
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="300000" viewBox="0 0 800 300">${wordmark("#7a1f3d")}</svg>`,
      ),
    ],
  ];
  return Promise.all(
    made.map(async ([name, expected, bytes]) => ({ name, expected, bytes: await bytes })),
  );
}
