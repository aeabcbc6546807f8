import { memo, useMemo } from "react";
import { Markdown } from "#web/ui/markdown.tsx";
import { completeMarkdown, markdownBlocks } from "./partial-markdown.ts";

// Finished blocks do not change, so a growing reply re-renders only its last block.
const Block = memo(Markdown);

/** A worker's text. `live`: it is still being written. */
export const Prose = memo(function Prose({ text, live }: { text: string; live: boolean }) {
  const blocks = useMemo(() => markdownBlocks(live ? completeMarkdown(text) : text), [text, live]);
  return (
    <div className="chat-prose">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are identified by position only
        <Block key={place} text={block} />
      ))}
    </div>
  );
});
