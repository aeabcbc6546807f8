import assert from "node:assert/strict";
import { test } from "node:test";
import { rulesBeyond, rulesFor } from "./needed-rules.mjs";

const page = `<html data-theme="light"><style></style><p class="a px-3.5 data-[state=on]:b">Hola</p></html>`;

test("A page's rules are those whose classes and attributes it has, in their order", () => {
  const kept = [
    "p{margin:0}",
    ".a,p.a:hover{color:red}",
    ".px-3\\.5{padding:1px}",
    ".data-\\[state\\=on\\]\\:b[data-state=on]{top:0}",
    "[data-theme=dark] .a:not(.gone){color:#fff}",
    '@media (width>=40rem){.a{content:"}{.gone"}}',
  ];
  const left = [
    ".gone{color:red}",
    ".a .gone{color:red}",
    "[data-gone=x]{color:red}",
    "@media print{.gone{color:red}}",
    "@keyframes lost{to{opacity:0}}",
  ];
  const styles = `${kept[0]}${left.join("")}${kept.slice(1).join("")}.gone,.a{top:1px}`;
  const html = page.replace("</p>", '</p><script>x.dataset.state="on"</script>');
  assert.equal(rulesFor(styles, html, ""), `${kept.join("")}.a{top:1px}`);
});

test("What a page's code writes has its rules, and what rules name by name comes with them", () => {
  const styles =
    '.later{animation:1s move}@keyframes move{to{top:0}}@property --gone{syntax:"*";inherits:false}.note{top:0}';
  assert.equal(
    rulesFor(styles, page, 'element.className = "later"'),
    ".later{animation:1s move}@keyframes move{to{top:0}}",
  );
});

test("Variables that nothing reads are left out, but for those of the page's drawings", () => {
  assert.equal(
    rulesFor(
      ':root{--one:1px;--two:var(--one);--three:url("a;b");--ant:#000}.a{top:var(--one);left:0}',
      page,
      '<path fill="var(--ant)"/>',
    ),
    ":root{--one:1px;--ant:#000}.a{top:var(--one);left:0}",
  );
});

test("An empty layer stays: it decides the order of the others", () => {
  assert.equal(
    rulesFor(
      "@layer base,components;@layer base{.gone{top:0}}@layer components{.a{top:0}}",
      page,
      "",
    ),
    "@layer base,components;@layer base{}@layer components{.a{top:0}}",
  );
});

test("What stands alone in :is() is asked for, one of several is not", () => {
  const styles = ":is(.gone>*){top:0}:is(.gone,.a){top:1px}:is(.a>*){top:2px}";
  assert.equal(rulesFor(styles, page, ""), ":is(.gone,.a){top:1px}:is(.a>*){top:2px}");
});

test("A second sheet has all rules again but those blocks whose order does not count", () => {
  const first = "@layer base{p{margin:0}}@font-face{font-family:A}.a{top:0}";
  const all = `${first}.b{top:1px}@font-face{font-family:B}`;
  assert.equal(rulesBeyond(all, first), ".a{top:0}.b{top:1px}@font-face{font-family:B}");
  const otherBase = "@layer base{p{margin:0}q{margin:0}}";
  assert.equal(rulesBeyond(otherBase, first), otherBase);
});
