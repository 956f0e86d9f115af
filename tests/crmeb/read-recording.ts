import { readFileSync } from 'node:fs';

/** A payload of the recorded backend, loosely typed because its shape is what the shop has to cope with. */
// oxlint-disable-next-line typescript/no-explicit-any -- the recordings are JSON of many shapes
export type Recorded = any;

/** The origin of pictures in the recordings. */
const RECORDED_ORIGIN = 'https://shop.example';

/** The name of the recorded shop, which is not ours. */
export const SHOP_NAME = '昆仑五金';

/** The answer of a recording of packages/api/fixtures: its HTTP status and body, with the pictures of `origin`. */
export function readRecording(name: string, origin: string): { http: number; body: Recorded } {
  const file = readFileSync(new URL(`../../packages/api/fixtures/${name}.json`, import.meta.url), 'utf8');
  const recording = JSON.parse(file.replaceAll(RECORDED_ORIGIN, origin).replaceAll('RIDER', SHOP_NAME)) as Recorded;
  // A session of the socket is a list of frames.
  return Array.isArray(recording) ? { http: 101, body: recording } : { http: recording.http, body: recording.response };
}

/** A successful answer. */
export const success = (data: Recorded = [], msg = 'success'): Recorded => ({ status: 200, msg, data });

/** The requested page of a list. */
export function pageOf(rows: readonly Recorded[], query: URLSearchParams): Recorded {
  const limit = Number(query.get('limit') ?? 0) || rows.length;
  const start = (Math.max(Number(query.get('page')), 1) - 1) * limit;
  return { list: rows.slice(start, start + limit), count: rows.length };
}

/** As PHP's htmlspecialchars, through which CRMEB stores what buyers write. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
