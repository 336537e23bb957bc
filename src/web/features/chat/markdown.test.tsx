import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainText } from './markdown.ts';
import { Markdown } from './markdown.tsx';

const draw = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

test('paragraphs, lists, quotes, code and emphasis are drawn', () => {
  expect(draw('**Name it.** Then\nwait.\n\n1. One `x`\n2. Two\n   more\n- a\n- *b*\n\n> "So?"\n> Yes\n\n## Next\n```\n<b>\n```')).toBe(
    '<p><b>Name it.</b> Then<br/>wait.</p><ol><li>One <code>x</code></li><li>Two more</li></ol><ul><li>a</li><li><i>b</i></li></ul><blockquote>&quot;So?&quot;<br/>Yes</blockquote><p><b>Next</b></p><pre>&lt;b&gt;</pre>',
  );
});

test('points under a line of a list stay under it, and are not read into its sentence', () => {
  expect(draw('1. Ask which part\n   - the roof\n   - the gutter\n     and the drain\n2. Wait\n\n- a\n  - b\n- c')).toBe(
    '<ol><li>Ask which part<ul><li>the roof</li><li>the gutter and the drain</li></ul></li><li>Wait</li></ol><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  );
  expect(plainText('1. Ask\n   - the roof\n2. Wait')).toBe('Ask\nthe roof\nWait');
});

test('L3 no HTML comes through, no picture is fetched, and a link leads only to the web, alone', () => {
  expect(draw('<img src=x onerror=alert(1)> <script>1</script>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt; &lt;script&gt;1&lt;/script&gt;</p>');
  expect(draw('![a](http://127.0.0.1:9/?q=1)')).toBe('<p>a</p>');
  for (const address of ['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)', 'JAVASCRIPT:x', 'vbscript:x', '//evil.example', '/api/logout', 'file:///etc']) expect(draw(`[x](${address})`), address).not.toContain('<a');
  expect(draw('[the site](https://example.com/a?b=1&c=2)')).toBe('<p><a class="link" href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">the site</a></p>');
  expect(draw('See https://example.com/x.')).toContain('href="https://example.com/x"');
});

test('a text that is still on its way is drawn as far as it goes', () => {
  expect(draw('So **bold')).toBe('<p>So **bold</p>');
  expect(draw('```\ncode')).toBe('<pre>code</pre>');
  expect(draw('1. ')).toBe('<ol><li></li></ol>');
});

test('no text is lost, whatever it is, and a long one takes no time', () => {
  const long = '*_[](`'.repeat(3000);
  expect(plainText(long).length).toBeGreaterThan(10_000);
  expect(plainText('2 * 3 * 4 and snake_case_name')).toBe('2 * 3 * 4 and snake_case_name');
  expect(plainText('**Name it.** [site](https://example.com)\n\n- one')).toBe('Name it. site\none');
});
