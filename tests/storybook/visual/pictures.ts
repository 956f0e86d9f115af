import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folders of accepted pictures, `<story>.<mode>.webp`, and of a run's pictures to review. */
export interface Folders {
  accepted: string;
  review: string;
}

const root = join(import.meta.dirname, '../../..');

const folders: Folders = {
  accepted: join(import.meta.dirname, 'accepted'),
  review: join(root, 'test-results/visual'),
};

/** One picture: a story in a mode. */
export interface Shot {
  story: string;
  mode: string;
}

function acceptedPath({ story, mode }: Shot, { accepted }: Folders): string {
  return join(accepted, `${story}.${mode}.webp`);
}

/** The list of the pictures whose stories and modes a run found. */
const listPath = ({ review }: Folders) => join(review, 'compared.txt');

/** Empties the review folder before a run. */
export function openReview(given = folders): void {
  rmSync(given.review, { recursive: true, force: true });
  mkdirSync(given.review, { recursive: true });
  writeFileSync(listPath(given), '');
}

/** Whether a new picture is pixel-identical to the accepted one. */
export async function isAccepted(shot: Shot, taken: Buffer, given = folders): Promise<boolean> {
  const path = acceptedPath(shot, given);
  if (!existsSync(path)) return false;
  const accepted = readFileSync(path);
  if (accepted.includes(digest(taken))) return true;
  const [before, after] = await Promise.all([pixelsOf(accepted), pixelsOf(taken)]);
  return before.info.width === after.info.width && before.data.equals(after.data);
}

/** Notes that a picture has its story and mode, so that it does not count as left over, whether it is compared in this run or not. */
export function know(shot: Shot, given = folders): void {
  appendFileSync(listPath(given), `${basename(acceptedPath(shot, given))}\n`);
}

/** Compares a new picture with the accepted one; a different one is stored for review, or accepted. Returns complaints. */
export async function judge(
  shot: Shot,
  taken: Buffer,
  accept = process.env['STORIES_ACCEPT'] === 'true',
  given = folders,
): Promise<string[]> {
  const path = acceptedPath(shot, given);
  know(shot, given);
  const inReview = (part: string) => join(given.review, `${shot.story}.${shot.mode}.${part}`);
  // A failed try of the same visit may have stored pictures.
  for (const part of ['actual.png', 'expected.webp']) rmSync(inReview(part), { force: true });
  if (await isAccepted(shot, taken, given)) return [];
  if (accept) {
    if (await isBlank(taken)) return [`its picture in ${shot.mode} shows nothing`];
    mkdirSync(given.accepted, { recursive: true });
    writeFileSync(path, await compact(taken));
    return [];
  }
  writeFileSync(inReview('actual.png'), taken);
  if (!existsSync(path)) return [`its picture in ${shot.mode} is not accepted yet`];
  const expected = readFileSync(path);
  writeFileSync(inReview('expected.webp'), expected);
  return [`its picture in ${shot.mode} ${differenceOf(await pixelsOf(expected), await pixelsOf(taken))}`];
}

/** Accepted pictures that a run of all stories did not compare: their story or mode is gone. Accepting removes them. */
export function leftOver(accept: boolean, given = folders): string[] {
  const compared = new Set(readFileSync(listPath(given), 'utf8').split('\n'));
  const left = readdirSync(given.accepted).filter((name) => !compared.has(name));
  if (!accept) return left;
  for (const name of left) rmSync(join(given.accepted, name));
  return [];
}

/** Writes a page with all unaccepted pictures: expected, actual and difference. Returns its path, or undefined without any. */
export function writeReviewPage({ review } = folders): string | undefined {
  const names = readdirSync(review).filter((name) => name.endsWith('.actual.png'));
  if (names.length === 0) return undefined;
  const sections = names.map((actual) => {
    const expected = actual.replace('actual.png', 'expected.webp');
    const [before, after] = [`<img src="${expected}" alt="expected">`, `<img src="${actual}" alt="actual">`];
    return `<h2>${actual.replace('.actual.png', '')}</h2><div>${before}${after}<figure>${before}${after}</figure></div>`;
  });
  const path = join(review, 'index.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures to review</title>
<style>body{font:1rem/1.4 sans-serif;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;align-items:start}
img{inline-size:100%}figure{display:grid;margin:0;filter:brightness(255)}figure>*{grid-area:1/1}figure>:last-child{mix-blend-mode:difference}</style>
<h1>${names.length} pictures to review: expected, actual, difference</h1>${sections.join('\n')}</html>`,
  );
  return path;
}

/** Whether a picture has one colour alone. */
export async function isBlank(picture: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const { channels } = await sharp(picture).stats();
  return channels.every(({ min, max }) => min === max);
}

/** The picture as it is stored: lossless, and with the digest of the browser's file for fast comparison. */
async function compact(taken: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(taken)
    .removeAlpha()
    .webp({ lossless: true, effort: 6 })
    .withExif({ IFD0: { ImageDescription: digest(taken) } })
    .toBuffer();
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

function differenceOf({ data: before, info: size }: Pixels, { data: after, info }: Pixels): string {
  if (size.width !== info.width || size.height !== info.height)
    return `is ${info.width} × ${info.height}, not ${size.width} × ${size.height}`;
  let count = 0;
  for (let at = 0; at < before.length; at += 4) if (before.readInt32LE(at) !== after.readInt32LE(at)) count += 1;
  return `differs in ${count} pixels`;
}

/** The pixels of a picture, four bytes each. */
async function pixelsOf(picture: Buffer) {
  // Pixels are compared only if the digests differ.
  const { default: sharp } = await import('sharp');
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
