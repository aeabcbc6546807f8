/** The CSS of the strategy's HTML file, for screens and paper; the fonts are added before it. */
export const strategyStyle = `
:root {
  color-scheme: light;
  --paper: #fffbf2; --paper-2: #fff4dc; --surface: #fff; --wax: #ffe9b0; --honey: #ffb800;
  --ink: #1b1530; --ink-2: #544d66; --honey-ink: #9a5b00; --line: rgb(27 21 48 / .1);
  --display: "Bricolage", "Trebuchet MS", sans-serif;
  --hex: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%);
  --shadow: 0 1px 2px rgb(74 48 0 / .06), 0 12px 32px -12px rgb(74 48 0 / .18);
}
* { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; }
body {
  background: var(--paper); color: var(--ink); overflow-wrap: break-word;
  font: 400 1.0625rem/1.55 "Figtree", system-ui, sans-serif;
}
main { max-width: 1120px; margin: 0 auto; padding: 0 clamp(20px, 5vw, 48px); }
h1, h2, h3, .number, .time { font-family: var(--display); font-weight: 800; font-stretch: 86%; letter-spacing: -.025em; text-wrap: balance; }
h1 { font-size: clamp(2.75rem, 1rem + 7vw, 5.75rem); line-height: .96; }
h2 { font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem); line-height: 1; }
h3 { font-size: clamp(1.375rem, 1.2rem + .7vw, 1.75rem); line-height: 1.08; }
p, li, dd { text-wrap: pretty; }
a { color: inherit; text-underline-offset: 3px; }
img { display: block; width: 100%; height: auto; border-radius: 10px; }
.top { display: flex; justify-content: space-between; gap: 16px; padding: 28px 0; color: var(--ink-2); font-size: .9375rem; }
.mark { display: inline-flex; align-items: center; gap: 10px; color: var(--ink); font: 800 1.375rem/1 var(--display); letter-spacing: -.03em; }
.cover { display: grid; gap: clamp(32px, 5vw, 64px); padding: clamp(24px, 5vw, 64px) 0 clamp(56px, 7vw, 96px); align-items: center; }
.tag {
  display: inline-block; margin-top: 18px; padding: .28em .85em; background: var(--honey);
  font: 800 clamp(1.25rem, 1rem + 1.6vw, 1.875rem)/1.15 var(--display); font-stretch: 86%; letter-spacing: -.02em;
  clip-path: polygon(.5em 0, calc(100% - .5em) 0, 100% 50%, calc(100% - .5em) 100%, .5em 100%, 0 50%);
}
.lead { margin-top: 20px; color: var(--ink-2); font-size: clamp(1.125rem, 1.05rem + .4vw, 1.3125rem); max-width: 34ch; }
.span { margin-top: 16px; font-weight: 700; }
.colors { display: flex; gap: 6px; margin-top: 22px; padding: 0; list-style: none; }
.colors li { width: 30px; height: 34.6px; padding: 1px; background: rgb(27 21 48 / .22); clip-path: var(--hex); }
.colors span { display: block; height: 100%; clip-path: var(--hex); }
.mosaic { display: grid; grid-template-columns: repeat(5, 1fr); gap: 10px; }
.mosaic :first-child { grid-area: span 3 / span 3; }
section { padding: clamp(40px, 5vw, 72px) 0; border-top: 1px solid var(--line); }
table { width: 100%; margin-top: 28px; border-collapse: collapse; }
th { padding: 0 12px 10px 0; color: var(--ink-2); font-size: .8125rem; font-weight: 600; text-align: left; }
td { padding: 12px 12px 12px 0; border-top: 1px solid var(--line); vertical-align: middle; }
td img { width: 64px; border-radius: 8px; }
td.when { font-weight: 700; }
td small, .goal { color: var(--ink-2); font-size: .9375rem; }
td small { display: block; font-weight: 400; }
td.hour { font-weight: 600; white-space: nowrap; }
.day { display: grid; gap: 24px clamp(24px, 4vw, 56px); }
.day header { display: flex; gap: 16px; align-items: center; }
.number { flex: none; display: grid; place-items: center; width: 56px; height: 64.7px; background: var(--honey); clip-path: var(--hex); font-size: 1.625rem; }
.angle { color: var(--honey-ink); font-weight: 700; font-size: .9375rem; }
.pictures { display: grid; gap: 12px; align-content: start; }
figure img { box-shadow: var(--shadow); }
figcaption { margin-top: 8px; color: var(--ink-2); font-size: .8125rem; }
.times { display: flex; flex-wrap: wrap; gap: 12px 36px; padding: 16px 0; border-block: 1px solid var(--line); }
.time { display: block; font-size: 1.75rem; line-height: 1.1; }
.why { margin-top: 20px; }
.why strong { display: block; }
dl { margin-top: 24px; padding: 4px 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; }
dl div { padding: 12px 0; border-top: 1px solid var(--line); }
dl div:first-child { border-top: 0; }
dt { color: var(--ink-2); font-size: .8125rem; font-weight: 600; }
dd { font-weight: 500; }
.ways { display: grid; gap: 32px; margin-top: 32px; }
.ways p { margin-top: 10px; color: var(--ink-2); }
ol { margin-top: 18px; padding: 0; list-style: none; counter-reset: step; }
ol li { position: relative; margin-top: 14px; padding-left: 44px; counter-increment: step; }
ol li::before {
  content: counter(step); position: absolute; left: 0; top: -1px; display: grid; place-items: center;
  width: 28px; height: 32.3px; background: var(--wax); clip-path: var(--hex); font: 800 .9375rem/1 var(--display);
}
.signs td { width: 50%; padding-block: 16px; vertical-align: top; }
.signs td:first-child { font-weight: 700; }
footer { padding-block: 32px 56px; border-top: 1px solid var(--line); color: var(--ink-2); font-size: .8125rem; }
footer p + p { margin-top: 8px; }
@media (min-width: 860px) {
  .cover { grid-template-columns: 1fr 1.05fr; }
  .day { grid-template: auto 1fr / 1fr 1.1fr; }
  .pictures { grid-area: 1 / 1 / span 2; }
  .ways { grid-template-columns: 1fr 1fr; gap: 56px; }
}
@media (max-width: 640px) {
  .week thead { display: none; }
  .week table, .week tbody { display: block; }
  .week tr { display: grid; grid-template-columns: 64px 1fr 1fr; gap: 2px 14px; padding: 14px 0; border-top: 1px solid var(--line); }
  .week td { padding: 0; border: 0; }
  .week td:first-child { grid-row: span 3; }
  .week td.when, .week td.goal { grid-column: span 2; }
  .hour::before { content: attr(data-network) " "; color: var(--ink-2); font-weight: 400; font-size: .8125rem; }
  .signs td, .signs tr, .signs tbody, .signs table { display: block; width: 100%; }
  .signs thead { display: none; }
  .signs td + td { padding-top: 0; border: 0; color: var(--ink-2); }
  .signs td { padding-right: 0; }
}
@media print {
  @page { size: A4; margin: 14mm; }
  body { background: none; font-size: 10.5pt; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  main { max-width: none; padding: 0; }
  h2 { font-size: 22pt; }
  section { break-inside: avoid; padding: 8mm 0; }
  .cover, .week, .day { break-after: page; }
  .week, .day { border: 0; padding: 0; }
  .day { grid-template: auto 1fr / 1fr 1.1fr; gap: 6mm 8mm; }
  .pictures { grid-area: 2 / 1; }
  .details { grid-area: 2 / 2; }
  .day header { grid-column: span 2; }
  .ways { grid-template-columns: 1fr 1fr; gap: 10mm; }
  .signs { border: 0; padding: 0; }
  footer { padding-block: 4mm 0; break-inside: avoid; }
}
`;
