/** Drawings of products as trimmed cut-outs. */

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const round = (id: string, colors: readonly string[]) =>
  `<linearGradient id="${id}">${colors.map((color, at) => `<stop offset="${at / (colors.length - 1)}" stop-color="${color}"/>`).join("")}</linearGradient>`;

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

export const serum = svg(
  480,
  1360,
  `<defs>${round("glass", ["#5c2e0e", "#a8622a", "#c98343", "#8a4a1b", "#4d250a"])}${round("rubber", ["#1d1d1d", "#555", "#333", "#141414"])}${round("label", ["#e9e0cc", "#fffaf0", "#f3ead9"])}</defs>
  <path d="M180 60Q180 0 240 0T300 60V250H180Z" fill="url(#rubber)"/><rect x="150" y="235" width="180" height="150" rx="14" fill="url(#rubber)"/>${range(
    9,
  )
    .map((i) => `<path d="M${163 + i * 19} 245V375" stroke="#000" stroke-width="4" opacity=".35"/>`)
    .join("")}
  <path d="M165 385H315V455Q315 480 350 495Q480 545 480 660V1290Q480 1360 410 1360H70Q0 1360 0 1290V660Q0 545 130 495Q165 480 165 455Z" fill="url(#glass)"/>
  <path d="M48 640V1280" stroke="#fff" stroke-width="18" opacity=".22" stroke-linecap="round"/>
  <rect x="0" y="720" width="480" height="450" fill="url(#label)"/><g fill="#6f8a4b"><path d="M240 900C236 850 236 820 240 780" stroke="#6f8a4b" stroke-width="7" fill="none"/><ellipse cx="240" cy="786" rx="17" ry="36"/>${[
    -1, 1,
  ]
    .map((side) =>
      range(3)
        .map(
          (i) =>
            `<ellipse cx="${240 + side * 44}" cy="${824 + i * 32}" rx="38" ry="15" transform="rotate(${side * -28} ${240 + side * 44} ${824 + i * 32})"/>`,
        )
        .join(""),
    )
    .join("")}</g>
  <path d="M120 960H360" stroke="#2a2a2a" stroke-width="13"/><path d="M160 1006H320M180 1042H300" stroke="#2a2a2a" stroke-width="6"/><path d="M200 1112H280" stroke="#b4532a" stroke-width="9"/>`,
);

const wheel = (x: number) =>
  `<circle cx="${x}" cy="560" r="226" fill="none" stroke="#23262b" stroke-width="24"/><circle cx="${x}" cy="560" r="208" fill="none" stroke="#f2f3f5" stroke-width="12"/>${range(
    14,
  )
    .map(
      (i) =>
        `<path d="M${x} 560L${(x + 204 * Math.cos((i * Math.PI) / 7)).toFixed(1)} ${(560 + 204 * Math.sin((i * Math.PI) / 7)).toFixed(1)}" stroke="#aab0b8" stroke-width="3"/>`,
    )
    .join("")}<circle cx="${x}" cy="560" r="20" fill="#3a3e45"/>`;

export const bicycle = svg(
  1400,
  800,
  `${wheel(240)}${wheel(1160)}<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M240 560L470 250L650 570H240M470 250Q780 420 930 190M650 570L950 230L1160 560" stroke="#fff" stroke-width="30"/><path d="M950 230L920 110Q905 60 960 60H1010Q1050 60 1040 110" stroke="#2b2e33" stroke-width="20"/><path d="M470 250L440 170" stroke="#2b2e33" stroke-width="20"/></g>
  <path d="M350 150Q360 110 440 128L560 136Q570 168 500 176Q380 190 350 150Z" fill="#7a4321"/><circle cx="650" cy="570" r="66" fill="none" stroke="#4a4e55" stroke-width="18"/><path d="M650 570L700 676M676 676H740" stroke="#33363b" stroke-width="16" stroke-linecap="round"/><path d="M1010 90H1230L1200 280H1040Z" fill="#a8733c"/>${range(
    5,
  )
    .map(
      (i) =>
        `<path d="M${1018 + i * 6} ${118 + i * 36}H${1224 - i * 6}" stroke="#7c5126" stroke-width="6"/>`,
    )
    .join("")}${range(6)
    .map(
      (i) =>
        `<path d="M${1030 + i * 36} 92L${1048 + i * 28} 278" stroke="#7c5126" stroke-width="5" opacity=".7"/>`,
    )
    .join("")}`,
);

export const tap = svg(
  1000,
  1000,
  `<defs>${round("steel", ["#7e8a96", "#eef2f5", "#aeb8c2", "#5f6b77"])}<linearGradient id="pipe" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8b97a3"/><stop offset=".3" stop-color="#f2f5f7"/><stop offset=".7" stop-color="#9aa6b1"/><stop offset="1" stop-color="#56626d"/></linearGradient><radialGradient id="drop" cx=".35" cy=".65" r=".7"><stop offset="0" stop-color="#bfe6ff"/><stop offset="1" stop-color="#1f86d6"/></radialGradient></defs>
  <rect x="560" y="110" width="90" height="200" fill="url(#steel)"/><rect x="320" y="20" width="570" height="110" rx="55" fill="#d8392b"/><rect x="350" y="34" width="500" height="28" rx="14" fill="#f2776a"/>
  <path d="M1000 300H420Q120 300 120 560V620H320V580Q320 500 420 500H1000Z" fill="url(#pipe)"/><rect x="90" y="600" width="260" height="76" rx="16" fill="url(#steel)"/><rect x="840" y="270" width="90" height="260" rx="14" fill="url(#steel)"/><path d="M220 730Q310 860 310 910A90 90 0 0 1 130 910Q130 860 220 730Z" fill="url(#drop)"/>`,
);

const book = (y: number, x: number, width: number, color: string, band: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="104" rx="16" fill="${color}"/><path d="M${x + 60} ${y + 14}H${x + width}V${y + 90}H${x + 60}Z" fill="#fdf6e8"/><path d="M${x + 60} ${y + 38}H${x + width}M${x + 60} ${y + 64}H${x + width}" stroke="#e4d6bb" stroke-width="5"/><rect x="${x + 14}" y="${y}" width="34" height="104" fill="${band}"/>`;

export const books = svg(
  800,
  1000,
  `${book(896, 30, 740, "#3a2690", "#f6b53d")}${book(792, 0, 680, "#f6b53d", "#ffffff")}${book(688, 90, 660, "#ffffff", "#ef6a5a")}${book(584, 50, 640, "#ef6a5a", "#3a2690")}<path d="M230 584V330H530V500Q530 584 446 584Z" fill="#f4f1ff"/><path d="M530 380H580Q630 380 630 440T570 500H528" stroke="#f4f1ff" stroke-width="34" fill="none"/><path d="M230 330H530V372H230Z" fill="#dcd5ff"/><path d="M310 290Q280 250 310 210T310 130M400 290Q370 250 400 210T400 130" stroke="#fff" stroke-width="18" fill="none" stroke-linecap="round" opacity=".8"/><path d="M520 20H770Q800 20 800 50V180Q800 210 770 210H660L600 262V210H520Q490 210 490 180V50Q490 20 520 20Z" fill="#f6b53d"/><path d="M550 86H740M550 140H680" stroke="#3a2690" stroke-width="18" stroke-linecap="round"/>`,
);

export const coffeeBag = svg(
  800,
  1300,
  `<defs>${round("bag", ["#0a3a33", "#146052", "#1c7a68", "#12584b", "#08302a"])}</defs><path d="M60 0H740L760 120L800 1230Q800 1300 730 1300H70Q0 1300 0 1230L40 120Z" fill="url(#bag)"/><path d="M46 112H756" stroke="#062721" stroke-width="10" opacity=".6"/><path d="M60 0H740L748 56H52Z" fill="#08302a" opacity=".55"/><circle cx="400" cy="290" r="30" fill="#072a24"/><circle cx="400" cy="290" r="12" fill="#1c7a68"/>
  <rect x="150" y="440" width="500" height="600" rx="14" fill="#f4e6cd"/><circle cx="400" cy="640" r="120" fill="#f36b4a"/><ellipse cx="400" cy="640" rx="56" ry="78" fill="#3a1b10" transform="rotate(28 400 640)"/><path d="M372 580Q420 620 392 650T430 702" stroke="#f4e6cd" stroke-width="10" fill="none"/><path d="M210 830H590" stroke="#20120c" stroke-width="20"/><path d="M250 890H550M290 940H510" stroke="#20120c" stroke-width="9"/>`,
);

const pot = (x: number, y: number, width: number, color: string, dark: string) =>
  `<path d="M${x} ${y}H${x + width}L${x + width * 0.84} ${y + width * 0.86}H${x + width * 0.16}Z" fill="${color}"/><rect x="${x - width * 0.06}" y="${y - width * 0.08}" width="${width * 1.12}" height="${width * 0.24}" rx="10" fill="${color}"/><path d="M${x} ${y + width * 0.16}H${x + width}L${x + width * 0.985} ${y + width * 0.24}H${x + width * 0.015}Z" fill="${dark}" opacity=".5"/>`;

export const sansevieria = svg(
  600,
  1000,
  `${[
    [-62, 120, 0],
    [-30, 30, 1],
    [0, 0, 0],
    [34, 70, 1],
    [66, 150, 0],
    [-90, 260, 1],
    [94, 280, 0],
  ]
    .map(
      ([dx, top, tone]) =>
        `<path d="M${300 + dx! * 0.9} 700C${300 + dx! * 2.5 - 52} ${480 + top! * 0.2} ${300 + dx! * 2.6 - 10} ${top! + 90} ${300 + dx! * 2.7} ${top!}C${300 + dx! * 2.6 + 46} ${top! + 160} ${300 + dx! * 2 + 46} 520 ${300 + dx! * 0.9 + 34} 700Z" fill="${tone ? "#2f7d43" : "#3f9452"}" stroke="#cdd680" stroke-width="9"/>`,
    )
    .join("")}${pot(160, 700, 280, "#d9714a", "#8f3f22")}`,
);

export const pothos = svg(
  700,
  900,
  `${range(17)
    .map((i) => {
      const angle = (i / 17) * Math.PI * 2;
      const x = 350 + Math.cos(angle) * (150 + (i % 3) * 70);
      const y = 300 + Math.sin(angle) * (110 + (i % 2) * 90) + (i % 4) * 26;
      return `<path d="M350 600Q${(x + 350) / 2} ${y + 40} ${x} ${y}" stroke="#5f9a4f" stroke-width="6" fill="none"/><path d="M${x} ${y - 70}C${x + 92} ${y - 64} ${x + 80} ${y + 44} ${x} ${y + 84}C${x - 80} ${y + 44} ${x - 92} ${y - 64} ${x} ${y - 70}Z" fill="${["#4fa05a", "#6fbb66", "#3d8a4c"][i % 3]}" transform="rotate(${((i * 53) % 90) - 45} ${x} ${y})"/><path d="M${x} ${y - 50}V${y + 60}" stroke="#cfe6b0" stroke-width="4" transform="rotate(${((i * 53) % 90) - 45} ${x} ${y})"/>`;
    })
    .join("")}${pot(215, 630, 270, "#f3ead8", "#b9a988")}`,
);

export const zamioculca = svg(
  600,
  1000,
  `${[-1.5, -0.8, 0, 0.8, 1.5]
    .map((lean, stem) => {
      const top = 40 + Math.abs(lean) * 90;
      return `<path d="M300 720Q${300 + lean * 60} 450 ${300 + lean * 165} ${top}" stroke="#2c6a44" stroke-width="12" fill="none"/>${range(
        9,
      )
        .map((i) => {
          const t = 0.22 + i * 0.088;
          const x = 300 + lean * 60 * 2 * t * (1 - t) + lean * 165 * t * t;
          const y = 720 * (1 - t) ** 2 + 450 * 2 * t * (1 - t) + top * t * t;
          return [-1, 1]
            .map(
              (side) =>
                `<ellipse cx="${x + side * 34}" cy="${y - 18}" rx="42" ry="18" fill="${(i + stem) % 2 ? "#2f7f4f" : "#3f9a60"}" transform="rotate(${side * -32 + lean * 14} ${x + side * 34} ${y - 18})"/>`,
            )
            .join("");
        })
        .join("")}`;
    })
    .join("")}${pot(165, 720, 270, "#33424f", "#16202a")}`,
);
