import { escapeHtml } from "../escape-html.ts";

interface FrameContent {
  subject: string;
  preview: string;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  notes?: readonly string[];
}

// Values of the light design tokens. The dark ones are set by class, because mail programs do not
// support custom properties.
const paper = "#FFFBF2";
const surface = "#FFFFFF";
const ink = "#1B1530";
const ink2 = "#544D66";
const honey = "#FFB800";
const accent = "#FF5C39";
const line = "#E9E0D2";
const display = "'Bricolage Grotesque','Avenir Next','Trebuchet MS',Arial,sans-serif";
const textFont = "Figtree,'Segoe UI',system-ui,-apple-system,Helvetica,Arial,sans-serif";

const darkRules = [
  ".k-paper{background:#151026!important}",
  ".k-surface{background:#1F1936!important;border-color:#3A3255!important}",
  ".k-ink{color:#FBF3E2!important}",
  ".k-ink2{color:#C8BFD6!important}",
  ".k-link{color:#FFC633!important}",
  ".k-mark{color:#FFB800!important}",
].join("");

/**
 * HTML of every message: tables and inline styles, which all mail programs support; no images and no
 * scripts. Readable in light, dark and forced-dark mail programs.
 */
export function composeHtml(content: FrameContent, site: { publicOrigin: string }): string {
  const { subject, preview, title, paragraphs, button, notes = [] } = content;
  return `<!doctype html>
<html lang="es" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.k-pad{padding:28px 22px!important}}
@media (prefers-color-scheme:dark){${darkRules}}
</style>
</head>
<body class="k-paper" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${"&#8199;&#65279;".repeat(40)}</div>
<table role="presentation" class="k-paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="background:${paper}">
<tr><td align="center" style="padding:32px 14px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" style="padding:0 4px 18px">
<a href="${escapeHtml(site.publicOrigin)}" class="k-ink" style="font:800 26px/1 ${display};letter-spacing:-.02em;color:${ink};text-decoration:none"><span class="k-mark" aria-hidden="true" style="color:${honey}">&#11042;</span>&nbsp;Kolmena</a>
</td></tr>
<tr><td height="6" bgcolor="${honey}" style="height:6px;line-height:6px;font-size:0;background:${honey};border-radius:14px 14px 0 0">&nbsp;</td></tr>
<tr><td class="k-surface k-pad" align="left" bgcolor="${surface}" style="padding:38px 40px;background:${surface};border:1px solid ${line};border-top:0;border-radius:0 0 14px 14px">
<h1 class="k-ink" style="margin:0 0 18px;font:800 30px/1.12 ${display};letter-spacing:-.02em;color:${ink}">${escapeHtml(title)}</h1>
${paragraphs.map((words) => paragraph(words)).join("\n")}
${button ? buttonRows(button) : ""}
${notes.map((words) => note(words)).join("\n")}
</td></tr>
<tr><td class="k-ink2" align="left" style="padding:20px 4px 0;font:400 13px/1.5 ${textFont};color:${ink2}">Kolmena · Tu equipo de marketing con IA, trabajando mientras tú vendes</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(words: string): string {
  return `<p class="k-ink" style="margin:0 0 16px;font:400 17px/1.55 ${textFont};color:${ink}">${escapeHtml(words)}</p>`;
}

function note(words: string): string {
  return `<p class="k-ink2" style="margin:14px 0 0;font:400 14px/1.5 ${textFont};color:${ink2}">${escapeHtml(words)}</p>`;
}

function buttonRows({ label, href }: { label: string; href: string }): string {
  if (!/^https?:\/\//.test(href)) throw new TypeError("A mailed link must be http(s)");
  const link = escapeHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 18px">
<tr><td bgcolor="${accent}" style="background:${accent};border-radius:999px;mso-padding-alt:15px 28px"><a href="${link}" style="display:inline-block;padding:15px 28px;font:700 17px/1.2 ${textFont};color:${ink};text-decoration:none">${escapeHtml(label)}</a></td></tr>
</table>
<p class="k-ink2" style="margin:0;font:400 14px/1.5 ${textFont};color:${ink2}">Si el botón no funciona, copia esta dirección en tu navegador:<br><a href="${link}" class="k-link" style="color:#9A5B00;word-break:break-all">${link}</a></p>`;
}
