import { readdirSync, readFileSync } from 'node:fs';

/** An answer of a real CRMEB 5.4, with the request that it answered. */
export interface Capture {
  request: { method: string; path: string; auth: boolean };
  http: number;
  response: Envelope;
}

/** The envelope of an answer. */
export interface Envelope {
  status?: number;
  msg?: string;
  data?: unknown;
}

const FOLDER = new URL('../../packages/api/fixtures/', import.meta.url);
/** Not answers of the backend, but notes about them. */
const NOTES = new Set(['status_codes', 'websocket_session']);

/** The captured answer of this name. */
export const captureOf = (name: string): Capture =>
  JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as Capture;

/** A path without the ids in it: "/order/detail/cp64…" as "/order/detail/:". */
export const withoutIds = (path: string): string => path.replaceAll(/\/(?:\d+|cp\d+|[a-z]+\d{6,})(?=\/|$)/g, '/:');

/** The good reading answers by path, and by path without ids. The plainest name of each comes first. */
export function readingCaptures(): ReadonlyMap<string, Capture> {
  const names = readdirSync(FOLDER)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => !NOTES.has(name))
    .toSorted((one, other) => one.length - other.length);
  const found = new Map<string, Capture>();
  for (const name of names) {
    const capture = captureOf(name);
    const { method, path } = capture.request;
    if (method !== 'GET' || capture.response.status !== 200) continue;
    for (const key of [path, withoutIds(path)]) if (!found.has(key)) found.set(key, capture);
  }
  return found;
}
