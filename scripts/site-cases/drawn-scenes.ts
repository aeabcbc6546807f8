/** Drawn scenes that replace photographs; they are clearly drawings, and show no real place or product. */

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const arch = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path d="M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z" fill="${fill}"/>`;

const tiles = (x: number, y: number, width: number, color: string) =>
  range(Math.round(width / 26))
    .map((at) => `<ellipse cx="${x + 13 + at * 26}" cy="${y}" rx="14" ry="9" fill="${color}"/>`)
    .join("");

const chair = (x: number, y: number) =>
  `<path d="M${x} ${y}V${y - 86}M${x + 44} ${y}V${y - 86}M${x} ${y - 40}H${x + 44}M${x} ${y - 78}H${x + 44}M${x} ${y - 60}H${x + 44}" stroke="#34161a" stroke-width="8" stroke-linecap="round"/>`;

const lights = range(19)
  .map((at) => {
    const x = 130 + at * 69;
    const y = 300 + 66 * Math.sin((at / 18) * Math.PI) + (at % 2) * 8;
    return `<circle cx="${x}" cy="${y.toFixed(0)}" r="26" fill="#ffd98a" opacity=".28"/><circle cx="${x}" cy="${y.toFixed(0)}" r="9" fill="#fff2c4"/>`;
  })
  .join("");

const pot = (x: number, y: number, flower: string) =>
  `<path d="M${x - 34} ${y}H${x + 34}L${x + 24} ${y + 62}H${x - 24}Z" fill="#a4472c"/>${range(9)
    .map((at) => {
      const [dx, dy] = [((at * 29) % 84) - 42, -10 - ((at * 47) % 66)];
      return `<circle cx="${x + dx}" cy="${y + dy}" r="17" fill="${at % 3 ? "#3f6a3a" : flower}"/>`;
    })
    .join("")}`;

/** A white house, its patio and a long table laid for supper. */
export const patio = svg(
  1500,
  1500,
  `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#39385f"/><stop offset=".16" stop-color="#8a5a74"/><stop offset=".3" stop-color="#ec9a5f"/><stop offset=".4" stop-color="#ffd08a"/></linearGradient><linearGradient id="lime" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f7dcc0"/><stop offset=".5" stop-color="#fff1dc"/><stop offset="1" stop-color="#d9ad96"/></linearGradient><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c37a4c"/><stop offset=".3" stop-color="#7d4233"/><stop offset="1" stop-color="#2a1519"/></linearGradient><radialGradient id="warm"><stop offset="0" stop-color="#ffe6a8"/><stop offset="1" stop-color="#ffb452"/></radialGradient></defs>
  <rect width="1500" height="1500" fill="url(#dusk)"/><circle cx="1240" cy="330" r="74" fill="#fff0c4"/><circle cx="1240" cy="330" r="190" fill="#ffe2a0" opacity=".25"/>
  <path d="M0 470Q220 380 460 440T960 420T1500 450V760H0Z" fill="#6b4a5e"/><path d="M0 540Q300 470 620 520T1500 510V760H0Z" fill="#4e3a4c"/>
  <rect y="640" width="1500" height="860" fill="url(#floor)"/>
  <rect x="210" y="330" width="640" height="340" fill="url(#lime)"/><rect x="850" y="410" width="440" height="260" fill="url(#lime)"/><rect x="850" y="410" width="440" height="260" fill="#7a3f3a" opacity=".12"/>
  <path d="M180 340L260 262H800L880 340Z" fill="#a5482e"/><path d="M830 416L880 352H1280L1330 416Z" fill="#8f3b29"/>${tiles(182, 340, 700, "#c0603d")}${tiles(834, 416, 494, "#a84b31")}
  ${arch(300, 400, 110, 130, "url(#warm)")}${arch(470, 400, 110, 130, "url(#warm)")}${arch(640, 400, 110, 130, "url(#warm)")}<path d="M355 400V530M525 400V530M695 400V530M300 470H410M470 470H580M640 470H750" stroke="#7a4a2a" stroke-width="7"/>
  ${arch(900, 470, 100, 200, "url(#warm)")}${arch(1030, 470, 100, 200, "#ffcf7a")}${arch(1160, 470, 100, 200, "url(#warm)")}
  <path d="M300 552H410M470 552H580M640 552H750" stroke="#3f6a3a" stroke-width="26" stroke-linecap="round"/><g fill="#e2557a">${range(
    18,
  )
    .map(
      (at) =>
        `<circle cx="${[300, 470, 640][at % 3]! + 8 + ((at * 31) % 96)}" cy="${546 + ((at * 17) % 22)}" r="9"/>`,
    )
    .join("")}</g>
  <path d="M120 300Q760 440 1390 300" fill="none" stroke="#3c1a1e" stroke-width="5"/>${lights}
  <path d="M110 200V690M1400 200V690" stroke="#3c1a1e" stroke-width="16"/>
  ${[300, 410, 520, 630, 740, 850, 960, 1070].map((x) => chair(x, 640)).join("")}
  <path d="M240 600H1210L1250 640H200Z" fill="#fff6e6"/><path d="M200 640H1250V668H200Z" fill="#e2c6a8"/><path d="M250 668V760M1200 668V760M725 668V750" stroke="#4a2420" stroke-width="18"/>
  ${range(8)
    .map(
      (at) =>
        `<ellipse cx="${300 + at * 118}" cy="622" rx="40" ry="9" fill="#f0d6b8"/><path d="M${340 + at * 118} 616v-34m-9 0h18l-3 16h-12Z" stroke="#9a5a3a" stroke-width="4" fill="#c8402f"/>`,
    )
    .join("")}
  ${pot(110, 690, "#e2557a")}${pot(1400, 690, "#ffb03a")}${pot(1330, 720, "#e2557a")}
  ${range(7)
    .map(
      (at) =>
        `<path d="M${-200 + at * 310} 1500L${430 + at * 106} 700" stroke="#2a1519" stroke-width="4" opacity=".28"/>`,
    )
    .join("")}`,
);

/** An amber bottle with its dropper on a shelf, in side light. */
export const bottle = svg(
  1100,
  1200,
  `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f1c9a9"/><stop offset=".55" stop-color="#dfa380"/><stop offset="1" stop-color="#b97553"/></linearGradient><linearGradient id="amber"><stop offset="0" stop-color="#5a2a0c"/><stop offset=".2" stop-color="#a85c22"/><stop offset=".42" stop-color="#d58a44"/><stop offset=".75" stop-color="#8a4718"/><stop offset="1" stop-color="#4a2208"/></linearGradient><linearGradient id="cap"><stop offset="0" stop-color="#1b1715"/><stop offset=".35" stop-color="#6a625c"/><stop offset="1" stop-color="#17120f"/></linearGradient><linearGradient id="paper"><stop offset="0" stop-color="#e9d9c2"/><stop offset=".45" stop-color="#fffaf0"/><stop offset="1" stop-color="#dcc7aa"/></linearGradient></defs>
  <rect width="1100" height="1200" fill="url(#wall)"/><path d="M0 0H520L240 1200H0Z" fill="#fff1de" opacity=".28"/><path d="M640 0H780L520 1200H360Z" fill="#fff1de" opacity=".16"/>
  <rect y="984" width="1100" height="216" fill="#8f5235"/><rect y="984" width="1100" height="22" fill="#c58a66"/>
  <ellipse cx="640" cy="1000" rx="300" ry="26" fill="#4b2413" opacity=".5"/>
  <path d="M506 190Q506 168 550 168T594 190V310H506Z" fill="url(#cap)"/><rect x="478" y="300" width="144" height="92" rx="10" fill="url(#cap)"/>${range(
    9,
  )
    .map(
      (at) => `<path d="M${488 + at * 16} 306V386" stroke="#000" stroke-width="4" opacity=".3"/>`,
    )
    .join("")}
  <path d="M490 390H610V436C610 462 730 476 730 560V950Q730 992 686 992H414Q370 992 370 950V560C370 476 490 462 490 436Z" fill="url(#amber)"/><path d="M404 560V944" stroke="#ffe0b0" stroke-width="14" opacity=".5" stroke-linecap="round"/>
  <rect x="370" y="600" width="360" height="280" fill="url(#paper)"/><path d="M550 640c34 26 34 70 0 104-34-34-34-78 0-104Z" fill="#c8506a"/><path d="M550 660v120M550 740l-40-26M550 756l40-26" stroke="#6f8a4b" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M450 812H650M490 844H610" stroke="#5b3a26" stroke-width="9" stroke-linecap="round"/>
  <g fill="#c8506a"><path d="M236 950c-40-12-60-44-40-70 24-22 56-8 62 26 18-30 56-30 66 0 6 34-34 52-88 44Z"/></g><path d="M240 950c40 20 70 30 100 34" stroke="#6f8a4b" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="248" cy="914" r="15" fill="#f4c04a"/>
  <path d="M846 936c18 26 26 38 26 50a26 26 0 0 1-52 0c0-12 8-24 26-50Z" fill="#d58a44"/>`,
);

/** A car outside a garage at the end of the day; `car` as it is drawn, 1240 px wide. */
export const garage = (car: string) =>
  svg(
    1600,
    1100,
    `<defs><linearGradient id="evening" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a1512"/><stop offset="1" stop-color="#a8321d"/></linearGradient><linearGradient id="road" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2c2527"/><stop offset="1" stop-color="#171315"/></linearGradient></defs>
    <rect width="1600" height="1100" fill="url(#evening)"/><rect x="150" y="90" width="1300" height="740" rx="16" fill="#5d1c14"/><rect x="190" y="130" width="1220" height="700" fill="#ffcf73"/><rect x="190" y="130" width="1220" height="180" fill="#e8a23d"/>${range(
      5,
    )
      .map((slat) => `<path d="M190 ${166 + slat * 36}H1410" stroke="#b97a22" stroke-width="7"/>`)
      .join(
        "",
      )}<g fill="#c9862c"><rect x="240" y="380" width="150" height="450" rx="10"/><rect x="1220" y="420" width="150" height="410" rx="10"/></g><g stroke="#8a5a18" stroke-width="9"><path d="M240 470H390M240 560H390M240 650H390M1220 520H1370M1220 620H1370"/></g><path d="M560 130V240M1040 130V240" stroke="#8a5a18" stroke-width="9"/><path d="M500 240H620L650 290H470ZM980 240H1100L1130 290H950Z" fill="#5d1c14"/><path d="M470 290L330 830H790L650 290ZM950 290L810 830H1270L1130 290Z" fill="#fff3cf" opacity=".35"/>
    <rect y="826" width="1600" height="274" fill="url(#road)"/><path d="M0 1000H200M360 1000H640M800 1000H1080M1240 1000H1520" stroke="#ffd23f" stroke-width="14" opacity=".8"/><ellipse cx="800" cy="930" rx="560" ry="34" fill="#000" opacity=".5"/><g transform="translate(240 382) scale(.94)">${car}</g>`,
  );
