/** Backgrounds of the original posts: tables, walls and sheets of paper, 1080 px square. */

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080" viewBox="0 0 1080 1080">${content}</svg>`;

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const fade = (id: string, from: string, to: string, axis = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" x1="0" y1="0" ${axis}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A table of boards, with the photographer's shadow. */
export const table = square(
  `<defs>${fade("shade", "#0b0805", "#2a211a")}</defs><rect width="1080" height="1080" fill="#8d7657"/>${range(
    7,
  )
    .map(
      (board) =>
        `<rect y="${board * 158}" width="1080" height="154" fill="${["#8f7859", "#857050", "#967f5f"][board % 3]}"/><path d="M0 ${board * 158 + 156}H1080" stroke="#4f4029" stroke-width="5"/>${range(
          4,
        )
          .map(
            (grain) =>
              `<path d="M${((board * 211 + grain * 330) % 900) - 60} ${board * 158 + 30 + grain * 32}q160 ${(grain % 2) * 18 - 9} 340 0" stroke="#6d5a3d" stroke-width="3" fill="none" opacity=".6"/>`,
          )
          .join("")}`,
    )
    .join(
      "",
    )}<path d="M0 0H1080V380Q540 470 0 350Z" fill="url(#shade)" opacity=".55"/><circle cx="96" cy="760" r="128" fill="#d9d4ca"/><circle cx="96" cy="760" r="92" fill="#c5bfb3"/><path d="M40 980L150 1080M96 950L230 1080" stroke="#b9b6b0" stroke-width="18" stroke-linecap="round"/>`,
);

/** A tiled wall and a worktop. */
export const kitchen = square(
  `<rect width="1080" height="1080" fill="#cfcabb"/>${range(6)
    .map((row) =>
      range(8)
        .map(
          (column) =>
            `<rect x="${column * 150 - (row % 2) * 75}" y="${row * 130}" width="144" height="124" fill="${(row + column) % 3 ? "#d8d3c5" : "#d1ccbd"}"/>`,
        )
        .join(""),
    )
    .join(
      "",
    )}<rect y="770" width="1080" height="310" fill="#9c8d78"/><rect y="770" width="1080" height="20" fill="#b3a590"/><ellipse cx="360" cy="1004" rx="230" ry="26" fill="#000" opacity=".25"/><rect x="730" y="520" width="190" height="300" rx="18" fill="#a9adb0"/><rect x="730" y="520" width="190" height="70" rx="18" fill="#888d91"/><path d="M920 600h52v140h-52" fill="none" stroke="#888d91" stroke-width="22"/><rect x="990" y="470" width="110" height="350" fill="#b7a58a"/>`,
);

/** A framed page from a word processor. */
export const sheet = square(
  `<rect width="1080" height="1080" fill="#f6f4ee"/><rect x="56" y="56" width="968" height="968" fill="none" stroke="#4a4a4a" stroke-width="6"/><rect x="72" y="72" width="936" height="936" fill="none" stroke="#4a4a4a" stroke-width="2"/><g transform="translate(760 400)" fill="none" stroke="#5f6b7a" stroke-width="7"><rect width="190" height="180" rx="8" fill="#e3e8ee"/><path d="M0 50H190M48 50V180M95 50V180M142 50V180M0 94H190M0 138H190"/></g>`,
);

const bell = (x: number, y: number, size: number, color: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-46 -60C-58 -128 -40 -150 0 -150S58 -128 46 -60" fill="none" stroke="${color}" stroke-width="22"/><circle r="78" fill="${color}"/><path d="M-40 -46C-30 -60 -14 -66 0 -66" stroke="#8b8b8b" stroke-width="8" fill="none" stroke-linecap="round"/><rect x="-60" y="66" width="120" height="14" rx="6" fill="#151515"/></g>`;

/** Weights on the floor of a gym, under ceiling light. */
export const gym = square(
  `<defs>${fade("wall", "#4a4d50", "#6d7072")}${fade("floor", "#3c3b39", "#232221")}</defs><rect width="1080" height="700" fill="url(#wall)"/><rect y="700" width="1080" height="380" fill="url(#floor)"/>${range(
    9,
  )
    .map(
      (at) =>
        `<path d="M${at * 150 - 60} 1080L${200 + at * 88} 700" stroke="#1a1918" stroke-width="4" opacity=".6"/>`,
    )
    .join(
      "",
    )}<rect x="60" y="330" width="960" height="24" fill="#232527"/><rect x="60" y="520" width="960" height="24" fill="#232527"/><rect x="80" y="330" width="26" height="420" fill="#232527"/><rect x="974" y="330" width="26" height="420" fill="#232527"/>${range(
    6,
  )
    .map(
      (at) =>
        `<g transform="translate(${190 + at * 140} ${490})"><rect x="-52" y="-30" width="30" height="60" rx="8" fill="#2c2e31"/><rect x="22" y="-30" width="30" height="60" rx="8" fill="#2c2e31"/><rect x="-24" y="-9" width="48" height="18" fill="#9a9da0"/></g><g transform="translate(${190 + at * 140} ${296})"><rect x="-46" y="-26" width="26" height="52" rx="8" fill="#2c2e31"/><rect x="20" y="-26" width="26" height="52" rx="8" fill="#2c2e31"/><rect x="-22" y="-8" width="44" height="16" fill="#9a9da0"/></g>`,
    )
    .join(
      "",
    )}${bell(250, 770, 0.95, "#34332f")}${bell(540, 790, 1.2, "#2b2a27")}${bell(830, 765, 0.9, "#3b3833")}`,
);

const pane = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="120" height="150" fill="#6f7a80"/><path d="M${x + 60} ${y}V${y + 150}M${x} ${y + 75}H${x + 120}" stroke="#d8d3c8" stroke-width="9"/><rect x="${x}" y="${y}" width="120" height="150" fill="none" stroke="#d8d3c8" stroke-width="12"/><g stroke="#3b3b3b" stroke-width="5">${range(
    5,
  )
    .map((bar) => `<path d="M${x + 10 + bar * 25} ${y + 80}V${y + 160}"/>`)
    .join("")}</g>`;

/** A house from across the street on a grey day, with a bin in front of it. */
export const facade = square(
  `<defs>${fade("sky", "#a9b3ba", "#c9cfd1")}</defs><rect width="1080" height="1080" fill="url(#sky)"/><path d="M0 620L120 560L240 620L380 540L560 610L760 550L1080 620V760H0Z" fill="#8b9489"/><rect x="150" y="330" width="760" height="430" fill="#ddd6c8"/><path d="M110 340L200 230H860L950 340Z" fill="#8a5f52"/>${range(
    6,
  )
    .map(
      (row) =>
        `<path d="M${120 + row * 14} ${332 - row * 18}H${940 - row * 14}" stroke="#744c41" stroke-width="4"/>`,
    )
    .join(
      "",
    )}${pane(230, 420)}${pane(720, 420)}<rect x="470" y="470" width="140" height="290" fill="#5f4a3c"/><rect x="482" y="484" width="54" height="120" fill="#75604f"/><rect x="546" y="484" width="54" height="120" fill="#75604f"/><circle cx="592" cy="640" r="8" fill="#c9b48a"/><rect y="756" width="1080" height="40" fill="#a09c92"/><rect y="796" width="1080" height="284" fill="#6b6d6e"/><path d="M40 800V500M40 520Q540 610 1080 470" stroke="#3d3f40" stroke-width="6" fill="none"/><rect x="930" y="620" width="110" height="160" rx="10" fill="#476b52"/><rect x="922" y="604" width="126" height="26" rx="8" fill="#3a5944"/><rect y="776" width="1080" height="166" fill="#ffffff" opacity=".9"/>`,
);

/** A bottle among others on a bathroom shelf. */
export const bathroom = square(
  `<defs>${fade("light", "#e4ded3", "#c4bcae")}${fade("glass", "#6e4420", "#4f2d12", 'x2="1" y2="0"')}</defs><rect width="1080" height="1080" fill="url(#light)"/>${range(
    6,
  )
    .map(
      (line) =>
        `<path d="M0 ${line * 190 + 60}H1080M${line * 210 + 30} 0V1080" stroke="#b7ae9f" stroke-width="5"/>`,
    )
    .join(
      "",
    )}<rect y="870" width="1080" height="210" fill="#b3a999"/><rect y="870" width="1080" height="18" fill="#cfc7ba"/><ellipse cx="620" cy="900" rx="170" ry="20" fill="#000" opacity=".22"/><rect x="596" y="420" width="52" height="80" rx="20" fill="#2d2925"/><rect x="580" y="490" width="84" height="56" rx="8" fill="#3b3631"/><path d="M590 546H654V570C654 586 740 596 740 650V870Q740 896 714 896H530Q504 896 504 870V650C504 596 590 586 590 570Z" fill="url(#glass)"/><rect x="504" y="680" width="236" height="150" fill="#e8dfce"/><path d="M560 730H684M580 760H664M600 790H644" stroke="#6d5a46" stroke-width="8"/><rect x="250" y="640" width="130" height="256" rx="26" fill="#9fb3ad"/><rect x="282" y="590" width="66" height="56" rx="10" fill="#d9d9d4"/><path d="M300 590v-44h60" stroke="#d9d9d4" stroke-width="16" fill="none"/><path d="M860 900V720q0-20 20-20h90q20 0 20 20v180Z" fill="#d5c3b2"/><path d="M890 700l-24-190M930 700l10-210M960 700l40-170" stroke="#7d93a3" stroke-width="14" stroke-linecap="round"/>`,
);

/** A poster on a wall with tear-off strips. */
export const poster = square(
  `<rect width="1080" height="1080" fill="#b5b1a8"/><rect x="60" y="54" width="972" height="1026" fill="#000" opacity=".12"/><rect x="48" y="40" width="984" height="760" fill="#fdfcf7"/>${range(
    8,
  )
    .map((strip) =>
      strip === 2 || strip === 5
        ? `<path d="M${48 + strip * 123} 800h123v18l-30 8-40-6-53 10Z" fill="#fdfcf7"/>`
        : `<rect x="${50 + strip * 123}" y="800" width="119" height="230" fill="#fdfcf7"/><g stroke="#5c5a55" stroke-width="6"><path d="M${92 + strip * 123} 840v150" stroke-dasharray="18 9"/><path d="M${124 + strip * 123} 850v130" stroke-dasharray="30 8"/></g>`,
    )
    .join(
      "",
    )}<path d="M48 800H1032" stroke="#8c8a83" stroke-width="3" stroke-dasharray="12 10"/><rect x="430" y="18" width="220" height="56" fill="#e6dfa9" opacity=".85" transform="rotate(-3 540 46)"/><g transform="translate(450 640)" fill="none" stroke="#55534d" stroke-width="7"><path d="M0 20Q90 -20 90 20V110Q90 70 0 110ZM180 20Q90 -20 90 20V110Q90 70 180 110Z" fill="#ece8db"/></g>`,
);

/** A printed notice with a drawn tooth and a blue footer. */
export const notice = square(
  `<rect width="1080" height="1080" fill="#eef2f4"/><rect x="40" y="40" width="1000" height="1000" fill="#ffffff"/><rect x="40" y="40" width="1000" height="26" fill="#3f7fb5"/><rect x="40" y="850" width="1000" height="150" fill="#3f7fb5"/><path d="M214 250C176 216 90 222 90 316C90 380 122 404 132 492C140 552 182 552 190 494C198 442 206 408 222 408S246 442 254 494C262 552 304 552 312 492C322 404 346 380 346 316C346 222 252 216 214 250Z" fill="#f7fbfd" stroke="#7fa8c6" stroke-width="9"/><path d="M124 300C126 268 150 256 176 258" stroke="#c8dcea" stroke-width="14" fill="none" stroke-linecap="round"/><path d="M100 680H980M100 720H980" stroke="#d9e3ea" stroke-width="5"/>`,
);

/** A letter on a desk, with a stamp. */
export const letterhead = square(
  `<defs>${fade("desk", "#9a8468", "#7f6b52", 'x2="1" y2="1"')}</defs><rect width="1080" height="1080" fill="url(#desk)"/><rect x="74" y="70" width="950" height="1010" fill="#000" opacity=".2"/><rect x="60" y="52" width="950" height="1028" fill="#faf8f1"/><path d="M120 160H950" stroke="#6d7f70" stroke-width="5"/><path d="M120 110h70v34h-70ZM206 118h180M206 138h120" fill="#6d7f70" stroke="#6d7f70" stroke-width="6"/><path d="M120 920H950" stroke="#b9b5a8" stroke-width="4"/><g transform="rotate(-12 800 960)" fill="none" stroke="#5a6fa8" stroke-width="6" opacity=".7"><circle cx="800" cy="960" r="92"/><circle cx="800" cy="960" r="70"/><path d="M744 950h112M756 976h88"/></g><path d="M1010 300L1080 280V330L1016 340Z" fill="#3a3a3c"/>`,
);

/** A garage door. */
export const street = square(
  `<rect width="1080" height="1080" fill="#d6d3cb"/><rect y="350" width="1080" height="460" fill="#a9aeb0"/><rect x="120" y="390" width="840" height="420" fill="#7f878c"/>${range(
    9,
  )
    .map((line) => `<path d="M120 ${432 + line * 44}H960" stroke="#6a7277" stroke-width="6"/>`)
    .join(
      "",
    )}<rect y="800" width="1080" height="280" fill="#5d5e5f"/><path d="M0 872H1080" stroke="#777879" stroke-width="6"/><ellipse cx="580" cy="824" rx="400" ry="22" fill="#000" opacity=".35"/><g fill="#2b2c2e"><circle cx="70" cy="760" r="62"/><circle cx="70" cy="660" r="62"/></g><g fill="#8d9093"><circle cx="70" cy="760" r="26"/><circle cx="70" cy="660" r="26"/></g><rect y="950" width="1080" height="130" fill="#c81e14"/>`,
);
