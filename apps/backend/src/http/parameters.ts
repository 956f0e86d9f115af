import { Refusal } from './refusal.ts';
import type { HttpContext, Parameters } from './environment.ts';

async function bodyParameters(context: HttpContext): Promise<Parameters> {
  const { method } = context.req;
  if (method === 'GET' || method === 'HEAD') return {};
  const type = context.req.header('Content-Type') ?? '';
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type))
    return context.req.parseBody({ all: true });
  const text = await context.req.text();
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(100100, { status: 400 });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(100100, { status: 400 });
  return body as Parameters;
}

/** More than any call takes, whatever it filters by. */
const MOST_PARAMETERS = 100;

/** Reads query and body as one set of parameters (contract section 2). Throws the refusal 100100 for a body that is not an object and a query of too many names. */
export async function readParameters(context: HttpContext): Promise<Parameters> {
  // No database text can hold a NUL, so an address with one names nothing.
  if (context.req.url.includes('%00')) throw new Refusal(100100, { status: 400 });
  const { searchParams } = new URL(context.req.url);
  if (searchParams.size > MOST_PARAMETERS) throw new Refusal(100100, { status: 400 });
  const query = Object.fromEntries(searchParams);
  // A null prototype keeps names like `__proto__` what they are: names.
  return Object.assign(Object.create(null), query, await bodyParameters(context)) as Parameters;
}

/** A parameter as trimmed text; empty when absent or not a text or number. */
export function textOf(parameters: Parameters, name: string): string {
  const value = parameters[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '').trim() : '';
}

/** A parameter as whole number from 0 to 2^31-1, else null. Leading zeros are fine, signs and fractions are not. */
export function wholeNumberOf(parameters: Parameters, name: string): number | null {
  const text = textOf(parameters, name);
  if (!/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value <= 0x7fffffff ? value : null;
}

/** `page` from 1 and `limit` at most 100; absent or nonsense means the first page and `defaultLimit`. */
export function pageOf(parameters: Parameters, defaultLimit = 20): { limit: number; offset: number; page: number } {
  const page = Math.max(1, wholeNumberOf(parameters, 'page') ?? 1);
  const limit = Math.min(100, wholeNumberOf(parameters, 'limit') || defaultLimit);
  return { limit, page, offset: Math.min((page - 1) * limit, 0x7fffffff) };
}

/** The most ids that one call may name. */
const MOST_IDS = 100;

/** Ids given as one, as a list, or as text with commas; empty when one of them is none, or when there are too many. */
export function wholeNumbersOf(parameters: Parameters, name: string): number[] {
  const value = parameters[name];
  const given: unknown[] = Array.isArray(value) ? value : textOf(parameters, name).split(',');
  const ids = given.map((each) => wholeNumberOf({ each }, 'each'));
  return ids.length > MOST_IDS || ids.includes(null) ? [] : ids.filter((id) => id !== null);
}
