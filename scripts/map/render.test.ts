import { expect, test } from 'vitest';
import { makeTree } from '../check/source.ts';
import { renderMap } from './render.ts';

const tree = makeTree({
  'src/contract/mood.ts': '',
  'src/contract/mood.test.ts': '',
  'src/server/features/mood.ts': '',
  'src/web/features/mood/view.tsx': '',
  'src/web/features/mood/power-pulse.tsx': '',
  'src/web/features/chat/view.tsx': '',
  'src/web/pages/home.tsx': "import { View } from '#web/features/mood/view.tsx';\n",
});
const call = { name: 'trackMood', slice: 'mood', method: 'POST', path: '/api/mood', access: 'user', handled: false };
const lines = renderMap(tree, [call, { ...call, name: 'readMood', method: 'GET', handled: true }]).split('\n');

test('a slice is shown with the files on each floor, its pages and its calls', () => {
  expect(lines).toContain('| slice | contract | domain | coach | server/db | server/flows | server/features | web/features | web/pages | calls |');
  expect(lines).toContain('| mood | 1 |  |  |  |  | 1 | 2 | home | 2 |');
  expect(lines).toContain('| chat |  |  |  |  |  |  | 1 |  |  |');
});

test('a call is shown with its path, who may call it and whether anybody answers', () => {
  expect(lines.slice(-3)).toEqual(['| mood | readMood | GET /api/mood | user | yes |', '| mood | trackMood | POST /api/mood | user | no: answers 501 |', '']);
  expect(lines).toContain('1 of 2 have a handler.');
});
