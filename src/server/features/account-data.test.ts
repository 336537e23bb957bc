import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync, crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount, editProfile, login, readProfile, readStatus, requestPasswordReset } from '#contract/account';
import { readTrial } from '#contract/billing';
import { sendMessage } from '#contract/chat';
import { askSupport } from '#contract/support';
import { openTestHouse, PASSWORD, type TestHouse } from '#server/testing';

const DAY = 86_400_000;
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

// By the directory at its end, as an unpacker does.
function unzip(bytes: Buffer) {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  let at = bytes.readUInt32LE(end + 16);
  return new Map(
    Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
      const [packed, nameLength, start] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
      const from = start + 30 + bytes.readUInt16LE(start + 26);
      const plain = inflateRawSync(bytes.subarray(from, from + packed));
      expect(crc32(plain)).toBe(bytes.readUInt32LE(at + 16));
      at += 46 + nameLength;
      return [name, plain.toString()] as const;
    }),
  );
}

async function download(token: string) {
  const answer = await house.fetch('/api/user/download', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test("'Download my data' is one zip of everything, as JSON and CSV, and holds no secret", async () => {
  const { token, email } = await house.signUp({ firstName: 'Zoë "Z", Ltd' });
  await house.call(editProfile, { contactNumber: '=1+1', goal: 'ten' }, { token });
  await house.call(askSupport, { subject: 'Question', message: 'How?\nSo?', issueType: 'general' }, { token });
  await house.call(sendMessage, { message: 'How do I ask for a referral?' }, { token });
  const { answer, bytes } = await download(token);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/);
  const files = unzip(bytes);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['devices.csv', 'devices.json', 'drafts.csv', 'modelCalls.csv', 'moods.csv', 'profile.csv', 'profile.json', 'sessions.csv', 'supportRequests.json', 'userDays.csv']));
  expect([...files.keys()]).toEqual(expect.arrayContaining(['devices.csv', 'devices.json', 'profile.csv', 'profile.json', 'sessions.csv', 'sessions.json', 'supportRequests.csv', 'supportRequests.json']));
  expect(JSON.parse(files.get('profile.json')!)).toMatchObject([{ email, firstName: 'Zoë "Z", Ltd', brain: { goal: 'ten' } }]);
  expect(files.get('profile.csv')).toContain(`"Zoë ""Z"", Ltd"`);
  expect(files.get('profile.csv')).toContain(`,'=1+1,`);
  const chat = [...files.keys()].find((name) => name.startsWith('chats/'))!;
  expect(chat).toMatch(/^chats\/\d{4}-\d\d-\d\d-how-do-i-ask-for-a-referral-[\da-f]{6}\.md$/);
  expect(files.get(chat)).toMatch(/^# How do I ask for a referral\?\n[^]*> How do I ask for a referral\?\n[^]*\*\*Coach\*\*/);
  expect(JSON.parse(files.get('supportRequests.json')!)).toMatchObject([{ subject: 'Question', message: 'How?\nSo?' }]);
  expect([...files.values()].join('')).not.toMatch(/argon2|passwordHash/);
});

test('the zip opens in a program that is not ours', async () => {
  const { token } = await house.signUp();
  const folder = await mkdtemp(join(tmpdir(), 'winward-zip-'));
  const file = join(folder, 'data.zip');
  await writeFile(file, (await download(token)).bytes);
  const program = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])';
  execFileSync('python3', ['-c', program, file, folder]);
  expect(JSON.parse(await readFile(join(folder, 'profile.json'), 'utf8'))).toHaveLength(1);
  await rm(folder, { recursive: true });
});

test("'Delete my account' asks for the password", async () => {
  const { token } = await house.signUp();
  const answer = await house.call(deleteAccount, { password: 'Wrong-password-1' }, { token });
  expect([answer.status, answer.text]).toEqual([400, '{"error":"Your current password is not right.","code":"wrong_password"}']);
  expect((await house.call(readProfile, {}, { token })).status).toBe(200);
});

test("'Delete my account' leaves no row with the user in any table, and ends every session at once", async () => {
  const person = await house.signUp();
  const { id } = (await house.call(readProfile, {}, person)).body;
  const other = await house.signIn(person);
  await house.call(askSupport, { subject: 'Question', message: 'How?', issueType: 'general' }, { token: person.token, headers: { 'idempotency-key': 'delete-me-1' } });
  await house.call(requestPasswordReset, { email: person.email });
  await house.readMails();
  await house.call(editProfile, { email: `other-${person.email}` }, person);
  expect((await house.call(deleteAccount, { password: PASSWORD }, person)).body).toEqual({ success: true });
  for (const token of [person.token, other.token!]) expect((await house.call(readProfile, {}, { token })).status).toBe(401);
  expect((await house.call(login, person)).status).toBe(401);
  await house.runDueJobs();
  const { rows: tables } = await house.pool.query<{ name: string }>(`select table_name as name from information_schema.tables where table_schema = 'public'`);
  expect(tables.length).toBeGreaterThan(12);
  for (const { name } of tables) {
    const { rows } = await house.pool.query(`select * from "${name}" as row where row::text like any($1)`, [[`%${id}%`, `%${person.email}%`]]);
    expect(rows, name).toEqual([]);
  }
  expect((await house.readMails(person.email)).map(({ subject }) => subject)).toContain('Your Winward account was deleted');
});

test('H43 whoever comes back within a year goes on with the trial where it stood; after a year it is a new one', async () => {
  const person = await house.signUp();
  house.clock.advance(20 * DAY);
  const { token } = (await house.call(login, person)).body;
  await house.pool.query('update users set messages_remaining = 7 where email = $1', [person.email]);
  await house.call(deleteAccount, { password: PASSWORD }, { token: token! });
  const back = await house.signUp({ email: person.email });
  expect((await house.call(readTrial, {}, back)).body).toEqual({ daysRemaining: 10 });
  expect((await house.call(readStatus, {}, back)).body).toEqual({ plan: 'trial', messagesRemaining: 7 });
  await house.call(deleteAccount, { password: PASSWORD }, back);
  house.clock.advance(366 * DAY);
  const muchLater = await house.signUp({ email: person.email });
  expect((await house.call(readTrial, {}, muchLater)).body).toEqual({ daysRemaining: 30 });
});

test('F1 deletes at once, twice: one answers, the other finds nobody', async () => {
  const person = await house.signUp();
  const both = await Promise.all([1, 2].map(() => house.call(deleteAccount, { password: PASSWORD }, person)));
  for (const { status } of both) expect([200, 400, 401]).toContain(status);
  expect(both.some(({ status }) => status === 200)).toBe(true);
});

