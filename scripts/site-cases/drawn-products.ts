/** Drawn products of fictional businesses, with transparent backgrounds. */

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The position of the `at`th of `count` evenly scattered objects, in a circle of radius 1. */
function scatter(at: number, count: number): { x: number; y: number; turn: number } {
  const turn = at * 2.39996;
  const distance = Math.sqrt((at + 0.5) / count);
  return { x: distance * Math.cos(turn), y: distance * Math.sin(turn), turn: (at * 37) % 360 };
}

const grains = range(520)
  .map((at) => {
    const { x, y, turn } = scatter(at, 520);
    const color = ["#f8cf74", "#e9a73c", "#fbdf9c", "#d98f2c"][at % 4];
    return `<ellipse cx="${(500 + x * 382).toFixed(0)}" cy="${(500 + y * 382).toFixed(0)}" rx="13" ry="6" fill="${color}" transform="rotate(${turn} ${(500 + x * 382).toFixed(0)} ${(500 + y * 382).toFixed(0)})"/>`;
  })
  .join("");

const at = (x: number, y: number, turn: number, content: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content}</g>`;

const prawn = `<path d="M-80 44C-74 -30 -20 -66 40 -56C84 -46 100 -4 88 46" fill="none" stroke="#8a4a14" stroke-width="54" stroke-linecap="round" opacity=".4"/><path d="M-96 22C-96 -66 -36 -108 36 -92C96 -78 112 -26 96 24" fill="none" stroke="#d9482c" stroke-width="54" stroke-linecap="round"/><path d="M-92 8C-84 -58 -30 -92 30 -80" fill="none" stroke="#ff8a63" stroke-width="16" stroke-linecap="round"/><path d="M-66 -54L-42 -22M-26 -84L-14 -44M22 -92L22 -52M66 -72L50 -38" stroke="#a92f18" stroke-width="7"/><path d="M84 26L66 78L98 60L122 86L124 34Z" fill="#b93a20"/><path d="M-104 30C-150 52 -170 90 -176 128M-98 36C-128 66 -138 100 -134 136" fill="none" stroke="#c84a2c" stroke-width="6"/><circle cx="-104" cy="4" r="8" fill="#2a120a"/>`;
const mussel = `<path d="M-78 0C-70 -50 -20 -62 30 -48C76 -34 92 -8 84 8C60 48 -60 48 -78 0Z" fill="#1d1b29"/><path d="M-60 2C-52 -32 -10 -42 30 -32C64 -22 74 -6 68 6C48 32 -44 34 -60 2Z" fill="#5c607c"/><path d="M-44 4C-34 -22 0 -28 28 -20C52 -12 56 0 50 8C34 24 -32 24 -44 4Z" fill="#ef8a3c"/><path d="M-26 0C-14 -12 8 -14 24 -8" stroke="#ffc48a" stroke-width="7" fill="none" stroke-linecap="round"/>`;
const lemon = `<path d="M-84 -10A84 84 0 0 0 84 -10Z" fill="#f2c81f"/><path d="M-70 -10A70 70 0 0 0 70 -10Z" fill="#fff4b8"/><path d="M-62 -6A62 62 0 0 0 62 -6Z" fill="#fbe36a"/><path d="M0 -8V54M0 -8L42 36M0 -8L-42 36" stroke="#fff4b8" stroke-width="6"/>`;
const pepper = `<path d="M-86 18Q0 -44 86 14" fill="none" stroke="#a81f16" stroke-width="30" stroke-linecap="round"/><path d="M-80 12Q0 -46 78 6" fill="none" stroke="#e1402c" stroke-width="14" stroke-linecap="round"/>`;

/** A paella in its pan from above, 1000 px wide. */
const pan = `<defs><radialGradient id="rice"><stop offset="0" stop-color="#f3bd55"/><stop offset=".75" stop-color="#e3a03a"/><stop offset="1" stop-color="#a8661d"/></radialGradient><linearGradient id="iron" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9ecee"/><stop offset=".5" stop-color="#a9aeb3"/><stop offset="1" stop-color="#6f757b"/></linearGradient></defs>
  <path d="M30 410H90V590H30Q4 590 4 560V440Q4 410 30 410ZM970 410H910V590H970Q996 590 996 560V440Q996 410 970 410Z" fill="none" stroke="#b5372a" stroke-width="30"/>
  <circle cx="500" cy="500" r="464" fill="url(#iron)"/><circle cx="500" cy="500" r="436" fill="#3b3a3d"/><circle cx="500" cy="500" r="412" fill="url(#rice)"/>${grains}
  <g fill="#6f9a34">${range(34)
    .map((pea) => {
      const { x, y } = scatter(pea * 3 + 5, 106);
      return `<circle cx="${(500 + x * 360).toFixed(0)}" cy="${(500 + y * 360).toFixed(0)}" r="15"/><circle cx="${(495 + x * 360).toFixed(0)}" cy="${(495 + y * 360).toFixed(0)}" r="5" fill="#b5d477"/>`;
    })
    .join("")}</g>
  ${at(500, 250, 14, pepper)}${at(270, 640, 70, pepper)}${at(740, 640, -66, pepper)}${at(500, 760, 4, pepper)}
  ${at(330, 330, 20, prawn)}${at(690, 330, 120, prawn)}${at(520, 660, -50, prawn)}
  ${at(210, 500, -30, mussel)}${at(800, 500, 40, mussel)}${at(370, 800, 12, mussel)}${at(640, 820, -24, mussel)}${at(510, 160, 8, mussel)}
  ${at(500, 470, 20, lemon)}${at(170, 350, 130, lemon)}${at(850, 690, -50, lemon)}`;

export const paella = svg(1000, 1000, pan);

/** The paella in close-up on a tablecloth, framed like a photo. */
export const paellaOnTable = svg(
  1000,
  1400,
  `<rect width="1000" height="1400" fill="#2f6f80"/>${range(12)
    .map(
      (line) =>
        `<path d="M${line * 124 - 20} 0V1400M0 ${line * 124 - 40}H1000" stroke="#5a97a6" stroke-width="26" opacity=".32"/>`,
    )
    .join(
      "",
    )}<circle cx="540" cy="730" r="700" fill="#0b2a33" opacity=".4"/><g transform="translate(-60 -10) scale(1.38)">${pan}</g>`,
);

const shift = (row: number, from: number, width: number, color: string) =>
  `<circle cx="104" cy="${row + 44}" r="34" fill="${color}"/><circle cx="104" cy="${row + 34}" r="13" fill="#fff" opacity=".85"/><path d="M80 ${row + 66}a24 20 0 0 1 48 0Z" fill="#fff" opacity=".85"/><rect x="${from}" y="${row + 8}" width="${width}" height="72" rx="20" fill="${color}"/><rect x="${from + 22}" y="${row + 36}" width="${Math.min(96, width - 44)}" height="14" rx="7" fill="#1e1b4b" opacity=".5"/>`;

/** A week of shifts on a phone; the fifth column is highlighted. */
export const roster = svg(
  640,
  1060,
  `<rect width="640" height="1060" rx="84" fill="#c9cdf0"/><rect x="8" y="8" width="624" height="1044" rx="76" fill="#8f95cf"/><rect x="22" y="22" width="596" height="1016" rx="64" fill="#ffffff"/><rect x="240" y="44" width="160" height="26" rx="13" fill="#15132f"/>
  <rect x="62" y="112" width="260" height="34" rx="10" fill="#1e1b4b"/><rect x="62" y="164" width="160" height="20" rx="10" fill="#b9bede"/>
  <rect x="474" y="206" width="112" height="760" rx="26" fill="#fff1b8"/>
  ${range(4)
    .map(
      (day) =>
        `<rect x="${184 + day * 106}" y="230" width="54" height="20" rx="10" fill="${day === 3 ? "#1e1b4b" : "#c3c8e4"}"/>`,
    )
    .join("")}
  ${range(5)
    .map((line) => `<rect x="50" y="${280 + line * 138}" width="540" height="3" fill="#e8eaf5"/>`)
    .join("")}
  ${shift(300, 170, 190, "#ffb48a")}${shift(438, 270, 200, "#8fd6be")}${shift(576, 170, 120, "#b7a6ff")}${shift(714, 280, 180, "#ff9db1")}${shift(852, 170, 240, "#9cc9ff")}
  <rect x="480" y="308" width="100" height="72" rx="20" fill="#ffd84d"/><path d="M508 344l16 17 30-34" stroke="#1e1b4b" stroke-width="11" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
  <rect x="240" y="1002" width="160" height="12" rx="6" fill="#c3c8e4"/>`,
);

const holes = range(10)
  .map((hole) => {
    const turn = ((hole * 30 - 150) * Math.PI) / 180;
    return `<circle cx="${(500 + 138 * Math.cos(turn)).toFixed(0)}" cy="${(640 + 138 * Math.sin(turn)).toFixed(0)}" r="31" fill="#4a2ec0"/>`;
  })
  .join("");

/** A telephone with a dial. */
export const telephone = svg(
  1000,
  900,
  `<defs><linearGradient id="body" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe47a"/><stop offset=".6" stop-color="#ffd03a"/><stop offset="1" stop-color="#e6a516"/></linearGradient><linearGradient id="set" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0a6"/><stop offset="1" stop-color="#f4ba22"/></linearGradient></defs>
  <path d="M230 330H770C810 330 826 380 838 430L912 790Q926 880 846 880H154Q74 880 88 790L162 430C174 380 190 330 230 330Z" fill="url(#body)"/><path d="M100 800Q92 880 154 880H846Q908 880 900 800Q880 840 846 840H154Q120 840 100 800Z" fill="#b97f0c" opacity=".55"/>
  <rect x="270" y="236" width="90" height="130" rx="26" fill="#d99a12"/><rect x="640" y="236" width="90" height="130" rx="26" fill="#d99a12"/>
  <path d="M64 214C64 60 250 14 500 14S936 60 936 214C936 290 912 304 850 304H764C716 304 706 272 702 226C696 180 630 166 500 166S304 180 298 226C294 272 284 304 236 304H150C88 304 64 290 64 214Z" fill="url(#set)"/><path d="M112 180C130 92 270 54 500 54" fill="none" stroke="#fffbe0" stroke-width="22" stroke-linecap="round" opacity=".8"/>
  <circle cx="500" cy="640" r="212" fill="#fff6d2"/><circle cx="500" cy="640" r="212" fill="none" stroke="#d99a12" stroke-width="10"/>${holes}<circle cx="500" cy="640" r="76" fill="#ffd03a"/><circle cx="500" cy="640" r="76" fill="none" stroke="#d99a12" stroke-width="8"/><path d="M470 640h60" stroke="#a66f08" stroke-width="12" stroke-linecap="round"/>`,
);

const wheel = (x: number) =>
  `<circle cx="${x}" cy="450" r="118" fill="#15171b"/><circle cx="${x}" cy="450" r="72" fill="#c9ced6"/><circle cx="${x}" cy="450" r="60" fill="#8f96a1"/>${range(
    5,
  )
    .map((spoke) => {
      const turn = (spoke * 2 * Math.PI) / 5 - 1.2;
      return `<path d="M${x} 450L${(x + 62 * Math.cos(turn)).toFixed(0)} ${(450 + 62 * Math.sin(turn)).toFixed(0)}" stroke="#e4e8ee" stroke-width="22" stroke-linecap="round"/>`;
    })
    .join("")}<circle cx="${x}" cy="450" r="18" fill="#3b3f47"/>`;

/** A hatchback from the side. */
export const car = svg(
  1240,
  570,
  `<defs><linearGradient id="paint" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff8ea"/><stop offset=".55" stop-color="#f3dfbd"/><stop offset="1" stop-color="#c9a878"/></linearGradient><linearGradient id="pane" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5d7d98"/><stop offset="1" stop-color="#1e2f40"/></linearGradient></defs>
  <path d="M14 400C8 300 40 262 150 238C250 100 350 24 560 22C760 20 850 90 950 208C1110 222 1212 252 1226 356C1232 400 1226 470 1190 476H60C22 472 16 440 14 400Z" fill="url(#paint)"/>
  <path d="M226 226C296 128 370 72 520 70V226ZM552 70C720 66 800 122 882 222L552 226Z" fill="url(#pane)"/><path d="M262 214C316 142 366 106 426 92L360 220Z" fill="#fff" opacity=".2"/>
  <path d="M24 352H1222" stroke="#a88350" stroke-width="8" opacity=".5"/><path d="M536 70V470M890 226C900 330 896 400 872 470" stroke="#a88350" stroke-width="7" fill="none" opacity=".7"/><rect x="580" y="268" width="86" height="18" rx="9" fill="#6c5636"/><rect x="420" y="268" width="86" height="18" rx="9" fill="#6c5636"/>
  <path d="M1140 268Q1214 284 1222 342L1150 322Z" fill="#ffd23f"/><path d="M20 300L76 288V344L16 356Z" fill="#d23c24"/><path d="M1120 420H1226V450H1110Z" fill="#40444c"/>
  <path d="M110 476A142 142 0 0 1 394 476ZM846 476A142 142 0 0 1 1130 476Z" fill="#26282d"/>${wheel(252)}${wheel(988)}`,
);
