import type { ReactNode } from 'react';

// What the coach writes: paragraphs, **bold**, lists and quotes. Everything else stays text.
export function CoachText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((block, at) => <Block key={at} text={block} />);
}

function Block({ text }: { text: string }) {
  const lines = text.split('\n');
  const strip = (mark: RegExp) => lines.map((line, at) => <li key={at}>{embolden(line.replace(mark, ''))}</li>);
  if (lines.every((line) => /^\d+\. /.test(line))) return <ol>{strip(/^\d+\. /)}</ol>;
  if (lines.every((line) => line.startsWith('- '))) return <ul>{strip(/^- /)}</ul>;
  if (lines.every((line) => line.startsWith('> '))) return <blockquote>{embolden(lines.map((line) => line.slice(2)).join(' '))}</blockquote>;
  return <p>{embolden(text)}</p>;
}

const embolden = (text: string): ReactNode[] => text.split('**').map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part));
