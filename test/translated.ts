import type { Page } from "playwright-core";

const replacing = `{
  const replace = (text) => {
    if (!text.data.trim() || text.parentElement?.closest("font, script, style, textarea")) return;
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  };
  const replaceIn = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    // Its next node is never where it begins.
    const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(replaceIn);
  }).observe(document.body, { childList: true, subtree: true });
}`;

/** What a translating browser does: elements of its own take the place of every text, also of later ones. */
export async function translated(page: Page): Promise<void> {
  await page.evaluate(replacing);
}
