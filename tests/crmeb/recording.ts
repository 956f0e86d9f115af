import { readFileSync } from 'node:fs';

/** A payload of the recorded backend, loosely typed because its shape is what the shop has to cope with. */
// oxlint-disable-next-line typescript/no-explicit-any -- the recordings are JSON of many shapes
export type Recorded = any;

/** The origin of pictures in the recordings. */
const RECORDED_ORIGIN = 'https://shop.example';

/** The answer of a recording of packages/api/fixtures: its HTTP status and body, with the pictures of `origin`. */
export function readRecording(name: string, origin: string): { http: number; body: Recorded } {
  const file = readFileSync(new URL(`../../packages/api/fixtures/${name}.json`, import.meta.url), 'utf8');
  const { http, response } = JSON.parse(file.replaceAll(RECORDED_ORIGIN, origin)) as Recorded;
  return { http, body: response };
}
