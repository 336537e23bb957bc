import { Fragment, memo, type ReactNode } from 'react';
import { parseMarkdown, type Block, type Inline, type Item } from './markdown.ts';

// What the coach, or a model, wrote: never as HTML.
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return parseMarkdown(text).map((block, at) => <Fragment key={at}>{drawBlock(block)}</Fragment>);
});

function drawBlock(block: Block): ReactNode {
  if (block.kind === 'code') return <pre>{block.text}</pre>;
  if (block.kind === 'list') {
    const items = block.items.map(drawItem);
    if (!block.isOrdered) return <ul>{items}</ul>;
    return <ol {...(block.first !== 1 && { start: block.first, style: { counterSet: `c ${block.first - 1}` } })}>{items}</ol>;
  }
  const lines = block.lines.map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line.map(drawInline)}
    </Fragment>
  ));
  if (block.kind === 'quote') return <blockquote>{lines}</blockquote>;
  return <p>{block.kind === 'heading' ? <b>{lines}</b> : lines}</p>;
}

function drawItem({ line, points }: Item, at: number) {
  return (
    <li key={at}>
      {line.map(drawInline)}
      {points.length > 0 && (
        <ul>
          {points.map((point, under) => (
            <li key={under}>{point.map(drawInline)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function drawInline(part: Inline, at: number): ReactNode {
  if (part.kind === 'link') {
    return (
      <a key={at} className="link" href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    );
  }
  if (part.kind === 'bold') return <b key={at}>{part.text}</b>;
  if (part.kind === 'italic') return <i key={at}>{part.text}</i>;
  return part.kind === 'code' ? <code key={at}>{part.text}</code> : part.text;
}
