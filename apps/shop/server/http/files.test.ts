import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { assetFiles, mediaFiles } from './files.ts';

const catalogue = fileURLToPath(new URL('../../../backend/catalogue', import.meta.url));
const build = mkdtempSync(join(tmpdir(), 'rider-build-'));
afterAll(() => rmSync(build, { recursive: true }));

const files = readdirSync(catalogue, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(catalogue, join(entry.parentPath, entry.name)).split(sep).join('/'));

describe('the files of the catalogue', () => {
  const app = new Hono().get('/media/*', mediaFiles(catalogue), (context) => context.body(null, 404));

  test('[R10.5] are pictures and drawings, and nothing else', async () => {
    const answers = await Promise.all(
      files.map(async (file) => {
        const answer = await app.request(`/media/${file}`);
        await answer.arrayBuffer();
        return { file, status: answer.status };
      }),
    );
    const shown = answers.filter(({ status }) => status === 200).map(({ file }) => file);
    const hidden = answers.filter(({ status }) => status === 404).map(({ file }) => file);
    expect(shown.length + hidden.length).toBe(files.length);
    expect(shown.filter((file) => !/\.(webp|svg)$/.test(file))).toEqual([]);
    expect(hidden.filter((file) => !/\.(json|md)$/.test(file))).toEqual([]);
    expect(hidden).toEqual(expect.arrayContaining(['content/customers.json', 'README.md']));
  });

  test('include the small pictures; without one the large picture is served', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rider-media-'));
    mkdirSync(join(folder, 'products/small'), { recursive: true });
    for (const name of ['a.webp', 'b.webp', 'small/a.webp']) writeFileSync(join(folder, 'products', name), name);
    const media = new Hono().get('/media/*', mediaFiles(folder), (context) => context.body(null, 404));
    const answers = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => media.request(`/media/products/small/${name}.webp`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['small/a.webp', 'b.webp', '']);
    rmSync(folder, { recursive: true });
    expect(answers.slice(0, 2).map(({ headers }) => headers.get('content-type'))).toEqual(['image/webp', 'image/webp']);
  });

  test.each([
    'content%2Fcustomers.json',
    'products/..%2Fcontent/customers.json',
    'Content/customers.json',
    'products/',
    '',
  ])('[R10.5] are not served for /media/%s', async (path) =>
    expect((await app.request(`/media/${path}`)).status).toBe(404),
  );
});

test('[R10.5] a build exposes only what pages load, no map, manifest or source', async () => {
  mkdirSync(join(build, 'assets'));
  const names = ['a-1.js', 'a.css', 'a.woff2', 'a-1.js.map', 'a-1.js.br', 'manifest.json', 'a.ts', 'README.md', '.env'];
  for (const name of names) writeFileSync(join(build, 'assets', name), 'x');
  const app = new Hono().get('/assets/*', assetFiles(build), (context) => context.body(null, 404));
  const served = await Promise.all(names.map(async (name) => (await app.request(`/assets/${name}`)).status === 200));
  expect(names.filter((_, index) => served[index])).toEqual(['a-1.js', 'a.css', 'a.woff2']);
});
