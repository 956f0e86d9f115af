import { readFileSync } from 'node:fs';
import { createApi, type Api } from '../transport/index.ts';

/** A recorded exchange with the existing backend. */
export interface Capture {
  request: { method: string; path: string };
  http: number;
  response: unknown;
}

/** Reads a recorded exchange of packages/api/fixtures by its name. */
export function readCapture(name: string): Capture {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8')) as Capture;
}

/** A call that reached the fake server. */
export interface RecordedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** An API client whose server gives the same answer to every call, and records the calls. */
export function answeringApi(body: string, http = 200): { api: Api; seen: RecordedCall[] } {
  const seen: RecordedCall[] = [];
  const fetch = (input: string, init: RequestInit): Promise<Response> => {
    const url = new URL(input, 'http://shop.test');
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    seen.push({ method: init.method ?? '', path: url.pathname.slice(4), query: url.searchParams, body: sent });
    return Promise.resolve(new Response(body, { status: http }));
  };
  return { api: createApi({ fetch, baseUrl: '/api', locale: 'en-US' }), seen };
}

/** An API client whose server answers as recorded. */
export function capturedApi(name: string): { api: Api; seen: RecordedCall[]; capture: Capture } {
  const capture = readCapture(name);
  const { http, response } = capture;
  const body = typeof response === 'string' ? response : response === null ? '' : JSON.stringify(response);
  return { ...answeringApi(body, http), capture };
}
