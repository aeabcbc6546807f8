/** Drawings for an invented bakery, as cut-outs on a transparent ground. */

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const crust = (id: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0b96c"/><stop offset=".32" stop-color="#dd9440"/><stop offset=".7" stop-color="#b8692a"/><stop offset="1" stop-color="#7c3f17"/></linearGradient>`;

/** A leaf-shaped cut in the crust. */
const cut = (x: number, y: number, length: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 ${-length / 2}C${length * 0.24} ${-length * 0.18} ${length * 0.24} ${length * 0.2} 0 ${length / 2}C${-length * 0.24} ${length * 0.2} ${-length * 0.24} ${-length * 0.18} 0 ${-length / 2}Z" fill="#f6dfb2"/><path d="M0 ${-length / 2}C${length * 0.24} ${-length * 0.18} ${length * 0.24} ${length * 0.2} 0 ${length / 2}C${length * 0.1} ${length * 0.16} ${length * 0.1} ${-length * 0.14} 0 ${-length / 2}Z" fill="#dcae6b"/></g>`;

export const loaf = svg(
  1200,
  760,
  `<defs><radialGradient id="dome" cx=".42" cy=".2" r=".95"><stop offset="0" stop-color="#eeb566"/><stop offset=".4" stop-color="#d0853a"/><stop offset=".78" stop-color="#9a5420"/><stop offset="1" stop-color="#65310f"/></radialGradient></defs>
  <path d="M0 540C0 240 260 0 600 0S1200 240 1200 540C1200 690 1040 760 600 760S0 690 0 540Z" fill="url(#dome)"/>
  <path d="M26 590C80 700 300 735 600 735S1120 700 1174 590C1150 715 960 760 600 760S50 715 26 590Z" fill="#562a0d" opacity=".55"/>
  <path d="M210 190C320 90 470 52 610 58C480 84 360 140 262 236C226 270 178 232 210 190Z" fill="#fff1d2" opacity=".38"/>
  ${cut(600, 330, 470, 0)}${cut(408, 400, 400, -27)}${cut(792, 400, 400, 27)}${cut(240, 486, 290, -46)}${cut(960, 486, 290, 46)}
  <g fill="#fff6e4" opacity=".5">${range(46)
    .map((at) => {
      const [x, y] = [150 + ((at * 197) % 900), 130 + ((at * 313) % 420)];
      return `<circle cx="${x}" cy="${y}" r="${3 + (at % 4) * 2}"/>`;
    })
    .join("")}</g>`,
);

const stick = (x: number, turn: number) =>
  `<g transform="translate(${x} 620) rotate(${turn})"><path d="M-88 -470C-88 -560 -44 -620 0 -620S88 -560 88 -470V470C88 560 44 620 0 620S-88 560 -88 470Z" fill="url(#side)"/><path d="M-52 -470C-52 -540 -30 -580 -8 -584V560C-34 552 -52 520 -52 470Z" fill="#ffe2ac" opacity=".28"/>${range(
    6,
  )
    .map(
      (at) =>
        `<path d="M-58 ${-372 + at * 156}C-10 ${-420 + at * 156} 36 ${-464 + at * 156} 62 ${-470 + at * 156}C58 ${-420 + at * 156} -2 ${-346 + at * 156} -52 ${-318 + at * 156}Z" fill="#f8e2b8"/><path d="M62 ${-470 + at * 156}C58 ${-420 + at * 156} -2 ${-346 + at * 156} -52 ${-318 + at * 156}C-10 ${-356 + at * 156} 34 ${-404 + at * 156} 62 ${-470 + at * 156}Z" fill="#c98a45"/>`,
    )
    .join("")}</g>`;

export const sticks = svg(
  700,
  1270,
  `<defs><linearGradient id="side"><stop offset="0" stop-color="#8a4a1b"/><stop offset=".22" stop-color="#d58b3c"/><stop offset=".5" stop-color="#e7a854"/><stop offset=".8" stop-color="#b9692a"/><stop offset="1" stop-color="#6d3713"/></linearGradient></defs>${stick(190, -7)}${stick(520, 8)}${stick(350, 0.5)}`,
);

/** One fold of a croissant, seen from above. */
function fold(at: number): string {
  const bend = at / 3;
  const x = 600 + at * 158 * (1 - Math.abs(bend) * 0.12);
  const y = 330 + bend * bend * 190;
  const [rx, ry] = [176 - Math.abs(at) * 19, 292 - Math.abs(at) * 50];
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(bend * 50).toFixed(0)})"><ellipse rx="${rx}" ry="${ry}" fill="url(#fold)"/><path d="M${-rx * 0.98} ${ry * 0.12}C${-rx * 0.8} ${ry * 0.86} ${rx * 0.8} ${ry * 0.86} ${rx * 0.98} ${ry * 0.12}C${rx * 0.9} ${ry * 1.16} ${-rx * 0.9} ${ry * 1.16} ${-rx * 0.98} ${ry * 0.12}Z" fill="#6d3412" opacity=".5"/><path d="M${-rx * 0.5} ${-ry * 0.66}C${-rx * 0.2} ${-ry * 0.9} ${rx * 0.2} ${-ry * 0.9} ${rx * 0.5} ${-ry * 0.66}C${rx * 0.3} ${-ry * 0.5} ${-rx * 0.3} ${-ry * 0.5} ${-rx * 0.5} ${-ry * 0.66}Z" fill="#ffe6b4" opacity=".6"/>${[
    -0.22, 0.06, 0.32,
  ]
    .map(
      (height) =>
        `<path d="M${-rx * 0.9} ${ry * height}Q0 ${ry * (height + 0.2)} ${rx * 0.9} ${ry * height}" fill="none" stroke="#8f4d1c" stroke-width="7" opacity=".42"/>`,
    )
    .join("")}</g>`;
}

export const croissant = svg(
  1200,
  740,
  `<defs>${crust("fold")}</defs>${[-3, 3, -2, 2, -1, 1, 0].map(fold).join("")}`,
);

/** Points of a spiral from the middle outwards. */
const spiral = range(150)
  .map((at) => {
    const turn = at / 9;
    const away = 40 + at * 2.55;
    return `${(500 + away * Math.cos(turn)).toFixed(0)} ${(440 + away * 0.86 * Math.sin(turn)).toFixed(0)}`;
  })
  .join("L");

export const ensaimada = svg(
  1000,
  880,
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M${spiral}" stroke="#7c3f17" stroke-width="152"/><path d="M${spiral}" stroke="#c47a33" stroke-width="124"/><path d="M${spiral}" stroke="#e3a556" stroke-width="84"/><path d="M${spiral}" stroke="#f6cd8b" stroke-width="30" transform="translate(-8 -14)"/></g>
  <g fill="#fffaf0">${range(230)
    .map((at) => {
      const [turn, away] = [at * 2.4, 12 + Math.sqrt(at) * 22.5];
      const [x, y] = [500 + away * Math.cos(turn), 410 + away * 0.84 * Math.sin(turn)];
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${4 + (at % 5) * 2.4}" opacity="${0.5 + (at % 3) * 0.2}"/>`;
    })
    .join("")}</g>`,
);
