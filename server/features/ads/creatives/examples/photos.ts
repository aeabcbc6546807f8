/** Drawn scenes used as example photos. */

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const gradient = (
  id: string,
  stops: readonly (readonly [number, string])[],
  axis = 'x2="0" y2="1"',
) =>
  `<linearGradient id="${id}" x1="0" y1="0" ${axis}>${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join("")}</linearGradient>`;

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const tree = (x: number, y: number, size: number) =>
  `<rect x="${x - size * 0.06}" y="${y - size * 0.5}" width="${size * 0.12}" height="${size * 0.5}" fill="#3b2d20"/><ellipse cx="${x}" cy="${y - size * 0.72}" rx="${size * 0.46}" ry="${size * 0.4}" fill="#2d4a2c"/><ellipse cx="${x - size * 0.12}" cy="${y - size * 0.82}" rx="${size * 0.27}" ry="${size * 0.24}" fill="#3d5f37"/>`;

/** A house with its chimney, 500 wide, standing on 0. */
const house = `
  <ellipse cx="0" cy="4" rx="330" ry="22" fill="#16261a" opacity=".5"/>
  <rect x="-215" y="-175" width="430" height="178" fill="url(#wall)"/>
  <path d="M-262 -168L-205 -292H205L262 -168Z" fill="url(#roof)"/>
  ${range(8)
    .map(
      (row) =>
        `<path d="M${-256 + row * 7.2} ${-180 - row * 15}H${256 - row * 7.2}" stroke="#7f3526" stroke-width="3" opacity=".5"/>`,
    )
    .join("")}
  <rect x="96" y="-345" width="46" height="86" fill="#c9a27e"/><rect x="88" y="-352" width="62" height="16" fill="#8e6249"/>
  ${[-165, -85, 60, 140].map((x) => `<rect x="${x - 8}" y="-122" width="58" height="70" rx="4" fill="#7a5a3d"/><rect x="${x - 2}" y="-116" width="46" height="58" fill="#ffd875"/><path d="M${x + 21} -116V-58M${x - 2} -87H${x + 44}" stroke="#7a5a3d" stroke-width="5"/>`).join("")}
  <path d="M-22 3V-78Q-22 -106 6 -106Q34 -106 34 -78V3Z" fill="#6d3b22"/><circle cx="24" cy="-40" r="4" fill="#e9c46a"/>`;

/** A country house under a low sun. */
export function countryHouse(width = 1600, height = 1600): string {
  const at = { x: width / 2, y: height * 0.475 };
  return svg(
    width,
    height,
    `<defs>${gradient("sky", [
      [0, "#3c5871"],
      [0.2, "#6f7f8c"],
      [0.34, "#e3b677"],
      [0.42, "#f4cf8f"],
    ])}${gradient(
      "wall",
      [
        [0, "#ecd3ac"],
        [1, "#cfae84"],
      ],
      'x2="1" y2="0"',
    )}${gradient("roof", [
      [0, "#b9573d"],
      [1, "#93402d"],
    ])}${gradient("field", [
      [0, "#34543a"],
      [0.4, "#1f3826"],
      [1, "#0d1a13"],
    ])}<radialGradient id="glow" cx=".72" cy=".27" r=".36"><stop offset="0" stop-color="#ffe5a4" stop-opacity=".95"/><stop offset="1" stop-color="#ffe5a4" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/><rect width="${width}" height="${height}" fill="url(#glow)"/>
    <circle cx="${width * 0.72}" cy="${height * 0.27}" r="62" fill="#fff0c8"/>
    <path d="M0 ${height * 0.34}L${width * 0.14} ${height * 0.25}L${width * 0.26} ${height * 0.32}L${width * 0.42} ${height * 0.22}L${width * 0.58} ${height * 0.33}L${width * 0.7} ${height * 0.27}L${width * 0.86} ${height * 0.34}L${width} ${height * 0.26}V${height}H0Z" fill="#6d7186"/>
    <path d="M0 ${height * 0.4}Q${width * 0.2} ${height * 0.33} ${width * 0.42} ${height * 0.39}T${width} ${height * 0.36}V${height}H0Z" fill="#47615a"/>
    <path d="M0 ${height * 0.47}Q${width * 0.3} ${height * 0.41} ${width * 0.55} ${height * 0.45}T${width} ${height * 0.44}V${height}H0Z" fill="url(#field)"/>
    ${[0.06, 0.15, 0.24, 0.83, 0.91].map((x, i) => tree(width * x, height * (0.455 + (i % 2) * 0.018), 150 + (i % 3) * 22)).join("")}
    <path d="M${at.x} ${at.y}Q${at.x + 190} ${at.y + 120} ${at.x + 40} ${at.y + 300}T${at.x - 60} ${height}H${at.x + 260}Q${at.x + 420} ${at.y + 380} ${at.x + 230} ${at.y + 210}T${at.x + 40} ${at.y}Z" fill="#a98d62" opacity=".55"/>
    ${range(70)
      .map(
        (i) =>
          `<ellipse cx="${(i * 397) % width}" cy="${height * 0.56 + ((i * 211) % (height * 0.42))}" rx="${20 + (i % 5) * 8}" ry="${9 + (i % 4) * 4}" fill="${i % 3 ? "#2f5a37" : "#4a7440"}" opacity=".55"/>`,
      )
      .join("")}
    <g transform="translate(${at.x} ${at.y})">${house}</g>`,
  );
}

/** Bread on a board by a warm window. */
export const bread = (width = 1400, height = 1400): string =>
  svg(
    width,
    height,
    `<defs>${gradient("light", [
      [0, "#f6e3c3"],
      [1, "#ecc88f"],
    ])}${gradient("crust", [
      [0, "#d99248"],
      [0.55, "#b8692a"],
      [1, "#7c3f16"],
    ])}</defs><rect width="${width}" height="${height}" fill="url(#light)"/><circle cx="${width * 0.5}" cy="${height * 0.42}" r="${width * 0.36}" fill="#fbeed8" opacity=".7"/>
    <rect y="${height * 0.74}" width="${width}" height="${height}" fill="#6b3f22"/><rect y="${height * 0.74}" width="${width}" height="18" fill="#8a5530"/>
    <g transform="translate(${width / 2} ${height * 0.745})"><ellipse cx="0" cy="2" rx="440" ry="22" fill="#3c2110" opacity=".6"/><path d="M-430 0C-470 -190 -300 -350 0 -350S470 -190 430 0Q0 34 -430 0Z" fill="url(#crust)"/>${range(
      5,
    )
      .map(
        (i) =>
          `<path d="M${-290 + i * 128} ${-80 - 70 * Math.sin((i + 1) / 2)}q70 -120 60 -205q90 90 -10 222z" fill="#f3d9a6" stroke="#a65d22" stroke-width="6"/>`,
      )
      .join(
        "",
      )}<path d="M-360 -120C-320 -250 -180 -315 -40 -328" stroke="#f0b871" stroke-width="20" fill="none" stroke-linecap="round" opacity=".5"/></g>`,
  );

/** A tooth and a brush on a clean blue ground, upright. */
export const clinic = (width = 1100, height = 1500): string =>
  svg(
    width,
    height,
    `<defs>${gradient("room", [
      [0, "#8fd0dc"],
      [0.62, "#c9ecf0"],
      [0.78, "#a7dbe1"],
      [1, "#5eb0bd"],
    ])}<radialGradient id="tooth" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#ffffff"/><stop offset=".7" stop-color="#f3fbfd"/><stop offset="1" stop-color="#bcdfe6"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#room)"/>
    <circle cx="${width * 0.5}" cy="${height * 0.42}" r="430" fill="#ffffff" opacity=".28"/><ellipse cx="${width * 0.46}" cy="1215" rx="330" ry="34" fill="#2d8796" opacity=".35"/>
    <path d="M235 590C215 420 380 360 505 430C630 360 800 420 780 590C768 740 720 800 700 960C682 1130 640 1210 592 1205C540 1200 560 985 508 985C455 985 476 1200 424 1205C376 1210 333 1130 315 960C296 800 247 740 235 590Z" fill="url(#tooth)"/><path d="M420 500Q505 560 590 500" stroke="#cfe8ee" stroke-width="16" fill="none" stroke-linecap="round"/>
    <g transform="rotate(8 880 800)"><rect x="858" y="640" width="52" height="580" rx="26" fill="#0d7585"/><rect x="866" y="470" width="36" height="210" rx="16" fill="#0d7585"/>${range(
      4,
    )
      .map(
        (i) =>
          `<rect x="806" y="${486 + i * 34}" width="62" height="26" rx="6" fill="${i % 2 ? "#ffd98a" : "#ffffff"}"/>`,
      )
      .join("")}</g>
    <path d="M850 330l18 52 52 18-52 18-18 52-18-52-52-18 52-18zM760 250l10 28 28 10-28 10-10 28-10-28-28-10 28-10z" fill="#ffffff"/>`,
  );

/** A head of brown hair in profile against a warm ground. */
export const hair = (width = 1200, height = 1200): string =>
  svg(
    width,
    height,
    `<defs>${gradient(
      "warm",
      [
        [0, "#f7cdb5"],
        [1, "#e79d7c"],
      ],
      'x2="1" y2="1"',
    )}${gradient(
      "mane",
      [
        [0, "#8a3f28"],
        [0.5, "#5d2617"],
        [1, "#3a150d"],
      ],
      'x2="1" y2="0.4"',
    )}</defs><rect width="${width}" height="${height}" fill="url(#warm)"/><circle cx="760" cy="420" r="420" fill="#fbe2d2" opacity=".45"/>
    <path d="M330 1200C350 1000 520 960 640 950C800 960 930 1040 960 1200Z" fill="#fdf3ea"/><path d="M575 760H735V960Q660 1040 575 960Z" fill="#e9b394"/>
    <path d="M530 330C640 240 800 290 812 440C815 480 840 530 862 572C870 590 858 602 838 606C842 640 838 652 826 664C832 690 822 700 816 712C812 760 770 776 700 764C610 750 540 660 530 560Z" fill="#f0bd9e"/>
    <path d="M770 470q30 -14 50 2" stroke="#4a2015" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M778 520q20 14 42 4" stroke="#4a2015" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M800 672q18 8 30 -2" stroke="#c4614e" stroke-width="10" fill="none" stroke-linecap="round"/>
    <path d="M820 400C800 250 620 170 470 240C310 320 300 520 310 700C318 860 290 960 330 1060C420 1090 560 1070 590 1000C560 900 620 800 610 690C600 590 640 520 720 470C760 445 800 430 820 400Z" fill="url(#mane)"/>
    ${range(6)
      .map(
        (i) =>
          `<path d="M${560 - i * 36} ${300 + i * 26}C${440 - i * 18} ${430 + i * 12} ${420 - i * 8} 700 ${470 - i * 20} 1030" stroke="#a5583a" stroke-width="7" fill="none" opacity="${0.5 - i * 0.05}"/>`,
      )
      .join("")}`,
  );

/** A white armchair in a white room. */
export const armchair = (width = 1500, height = 1200): string =>
  svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#fbfbfa"/><ellipse cx="750" cy="1010" rx="430" ry="26" fill="#e2e1de"/><path d="M520 900L500 1010M980 900L1000 1010" stroke="#b98d63" stroke-width="26" stroke-linecap="round"/><rect x="430" y="180" width="640" height="520" rx="90" fill="#eeedea" stroke="#dad8d3" stroke-width="5"/><rect x="350" y="470" width="190" height="440" rx="80" fill="#e7e6e2" stroke="#d3d1cb" stroke-width="5"/><rect x="960" y="470" width="190" height="440" rx="80" fill="#e7e6e2" stroke="#d3d1cb" stroke-width="5"/><rect x="500" y="640" width="500" height="200" rx="50" fill="#f6f5f3" stroke="#dcdad5" stroke-width="5"/><rect x="480" y="800" width="540" height="110" rx="34" fill="#e3e2de"/>`,
  );
