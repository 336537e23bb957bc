// Makes the film of the set-up from the screens of a running server: `node scripts/film.mjs http://127.0.0.1:3000`.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { playScenes, signUp } from './film/scenes.mjs';
import { packWebm } from './film/webm.mjs';

const [WIDTH, HEIGHT] = [1152, 720];
const FRAME_MS = 125;
const KEY_EVERY_MS = 2000;
const BITS_A_SECOND = 500_000;
const folder = fileURLToPath(new URL('../src/web/features/onboarding/film/', import.meta.url));
const url = process.argv[2];
if (!url) throw new Error('Name the address of a running server.');

const { path, args } = await findBrowser();
const browser = await chromium.launch({ executablePath: path, args });
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme: 'light', reducedMotion: 'reduce' });
await signUp(page, url);
const scenes = [];
for await (const { line, ms } of playScenes(page, url)) {
  await page.waitForTimeout(250);
  scenes.push({ line, ms, picture: (await page.screenshot({ type: 'png', caret: 'initial' })).toString('base64') });
}
const lengthMs = scenes.reduce((sum, { ms }) => sum + ms, 0);

// The browser has the encoder; it needs a page from this machine, since an empty one is not trusted with it.
const frames = await page.evaluate(
  async ({ shots, width, height, frameMs, keyEveryMs, bitrate }) => {
    const made = [];
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        made.push({ atMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data: btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')) });
      },
      error: (error) => {
        throw error;
      },
    });
    encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate, framerate: 1000 / frameMs });
    let at = 0;
    for (const { picture, ms } of shots) {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))], { type: 'image/png' }));
      for (const end = at + ms; at < end; at += frameMs) {
        const frame = new VideoFrame(bitmap, { timestamp: at * 1000, duration: frameMs * 1000 });
        encoder.encode(frame, { keyFrame: at % keyEveryMs === 0 });
        frame.close();
      }
    }
    await encoder.flush();
    return made;
  },
  { shots: scenes, width: WIDTH, height: HEIGHT, frameMs: FRAME_MS, keyEveryMs: KEY_EVERY_MS, bitrate: BITS_A_SECOND },
);

const film = packWebm(frames.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') })), { width: WIDTH, height: HEIGHT, lengthMs });
const poster = await page.evaluate(async (picture) => {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}, scenes.find(({ line }) => line.startsWith('Each answer')).picture);
await browser.close();

const clock = (ms) => new Date(ms).toISOString().slice(11, 23);
const lines = [];
let at = 0;
for (const { line, ms } of scenes) {
  const last = lines.at(-1);
  if (last?.line === line) last.end += ms;
  else lines.push({ line, from: at, end: at + ms });
  at += ms;
}
const captions = ['WEBVTT', ...lines.map(({ line, from, end }) => `${clock(from)} --> ${clock(end)}\n${line}`)].join('\n\n');
await mkdir(folder, { recursive: true });
await writeFile(`${folder}sales-brain.webm`, film);
await writeFile(`${folder}sales-brain.vtt`, `${captions}\n`);
await writeFile(`${folder}sales-brain.jpg`, Buffer.from(poster, 'base64'));
console.log(`${lengthMs / 1000} s, ${frames.length} pictures, ${film.length} bytes`);
