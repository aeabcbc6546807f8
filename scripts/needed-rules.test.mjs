import assert from "node:assert/strict";
import { test } from "node:test";
import { remainingRules, usedRules } from "./needed-rules.mjs";

const page = `<html data-theme="light"><style></style><p class="a px-3.5 data-[state=on]:b">Hola</p></html>`;

test("A page gets the rules whose classes and attributes it contains, in order", () => {
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
  assert.equal(usedRules(styles, html, ""), `${kept.join("")}.a{top:1px}`);
});

test("Classes in the page's code keep their rules, and the keyframes that these name", () => {
  const styles =
    '.later{animation:1s move}@keyframes move{to{top:0}}@property --gone{syntax:"*";inherits:false}.note{top:0}';
  assert.equal(
    usedRules(styles, page, 'element.className = "later"'),
    ".later{animation:1s move}@keyframes move{to{top:0}}",
  );
});

test("Unused variables are removed, except those that the page's SVGs use", () => {
  assert.equal(
    usedRules(
      ':root{--one:1px;--two:var(--one);--three:url("a;b");--ant:#000}.a{top:var(--one);left:0}',
      page,
      '<path fill="var(--ant)"/>',
    ),
    ":root{--one:1px;--ant:#000}.a{top:var(--one);left:0}",
  );
});

test("An empty layer is kept, because it defines the order of layers", () => {
  assert.equal(
    usedRules(
      "@layer base,components;@layer base{.gone{top:0}}@layer components{.a{top:0}}",
      page,
      "",
    ),
    "@layer base,components;@layer base{}@layer components{.a{top:0}}",
  );
});

test("A single selector in :is() is required, one of several is not", () => {
  const styles = ":is(.gone>*){top:0}:is(.gone,.a){top:1px}:is(.a>*){top:2px}";
  assert.equal(usedRules(styles, page, ""), ":is(.gone,.a){top:1px}:is(.a>*){top:2px}");
});

test("The second sheet repeats all rules except order-independent blocks", () => {
  const first = "@layer base{p{margin:0}}@font-face{font-family:A}.a{top:0}";
  const all = `${first}.b{top:1px}@font-face{font-family:B}`;
  assert.equal(remainingRules(all, first), ".a{top:0}.b{top:1px}@font-face{font-family:B}");
  const otherBase = "@layer base{p{margin:0}q{margin:0}}";
  assert.equal(remainingRules(otherBase, first), otherBase);
});
