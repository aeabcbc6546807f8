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
    // nextNode() never returns the root.
    const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(replaceIn);
  }).observe(document.body, { childList: true, subtree: true });
}`;

/** Replaces every text by a <font> element, later texts too, as a browser's translation does. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(replacing);
}
