import type { PageRequestWire, Untrusted } from '@rider/api/wire';
import { RICH_TEXT_LENGTH } from '@rider/model/limits';
import { moneyFromDecimal } from '@rider/model/money';
import { ApiError } from './api-error.ts';
import type { HttpContext, Parameters } from './environment.ts';

/** Maximum number of values per call, including nested ones; the lines of a refund need 1,500. */
const MOST_VALUES = 2_000;
/** The same for operators' calls: a product of 300 variants needs 12,000. */
const MOST_OPERATOR_VALUES = 20_000;
/** Maximum number of parameters of a query. */
const MOST_NAMES = 100;
const DEEPEST = 8;
/** Maximum characters of one text: that of a rich text; other forms have tighter limits. */
const LONGEST_TEXT = RICH_TEXT_LENGTH;
/** Maximum characters of a search text. */
const LONGEST_WORD = 200;
/** Maximum ids or texts of one list, unless a call sets its own limit. */
const MOST_LISTED = 100;
const MOST_ON_A_PAGE = 100;

const malformed = (cause?: unknown) => new ApiError('malformed-request', { status: 400, cause });
const tooMany = (most: number) => new ApiError('too-many-at-once', { status: 400, parameters: { most } });
const tooLong = (most: number) => new ApiError('too-many-characters', { status: 400, parameters: { most } });

/** Rejects text that the database cannot store, and parameters above the limits of length, depth and number. */
function assertBounded(value: unknown, depth: number, budget: { left: number; most: number }): void {
  budget.left -= 1;
  if (budget.left < 0) throw tooMany(budget.most);
  if (depth > DEEPEST) throw new ApiError('request-too-large', { status: 400 });
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT) throw tooLong(LONGEST_TEXT);
    if (value.includes('\0') || !value.isWellFormed()) throw malformed();
  } else if (Array.isArray(value)) {
    for (const item of value) assertBounded(item, depth + 1, budget);
  } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    for (const [name, inner] of Object.entries(value)) {
      assertBounded(name, depth, budget);
      assertBounded(inner, depth + 1, budget);
    }
  }
}

/** The text of a JSON body, which must be UTF-8 (RFC 8259). */
async function jsonText(context: HttpContext, type: string): Promise<string> {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw malformed();
  return new TextDecoder('utf-8', { fatal: true }).decode(await context.req.arrayBuffer());
}

async function readBody(context: HttpContext): Promise<unknown> {
  const type = context.req.header('Content-Type') ?? '';
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type))
    return context.req.parseBody({ all: true });
  const text = await jsonText(context, type);
  return text.trim() === '' ? {} : JSON.parse(text);
}

async function bodyParameters(context: HttpContext): Promise<object> {
  const { method } = context.req;
  if (method === 'GET' || method === 'HEAD') return {};
  const body = await readBody(context).catch((error: unknown) => {
    throw error instanceof ApiError ? error : malformed(error);
  });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed();
  return body;
}

/**
 * Reads query and body as one set of parameters. @throws ApiError `malformed-request` (a body that cannot be parsed or is no object, text
 * that cannot be stored), `request-too-large` (too deep), `too-many-at-once`, `too-many-characters`.
 */
export async function readParameters(context: HttpContext): Promise<Parameters> {
  // Path parameters are not checked below, and the database cannot store a NUL.
  if (context.req.url.includes('%00')) throw malformed();
  const { searchParams } = new URL(context.req.url);
  if (searchParams.size > MOST_NAMES) throw tooMany(MOST_NAMES);
  const query = Object.fromEntries(searchParams);
  // Without a prototype, names such as `__proto__` are plain names.
  const parameters = Object.assign(Object.create(null), query, await bodyParameters(context)) as Parameters;
  const most = context.req.path.startsWith('/api/operator/') ? MOST_OPERATOR_VALUES : MOST_VALUES;
  assertBounded(parameters, 0, { left: most, most });
  return parameters;
}

/** The parameter names of a request, such as `Untrusted<AddToCartRequestWire>`. */
type NameIn<Request> = keyof Request & string;

/** A request for a page of a list. */
type PageRequest = Untrusted<PageRequestWire>;

/** A parameter as trimmed text; empty when absent or not a text or number. */
export function textOf<Request extends object>(parameters: Request, name: NameIn<Request>): string {
  return secretOf(parameters, name).trim();
}

/** A parameter as untrimmed text, for passwords; empty when absent or not a text or number. */
export function secretOf<Request extends object>(parameters: Request, name: NameIn<Request>): string {
  const value: unknown = parameters[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A search text. @throws ApiError `too-many-characters` above 200 characters. */
export function wordOf<Request extends object>(parameters: Request, name: NameIn<Request>): string {
  const word = textOf(parameters, name);
  if (word.length > LONGEST_WORD) throw tooLong(LONGEST_WORD);
  return word;
}

/** The table's value for a parameter; undefined for any other word, also for inherited names such as `constructor`. */
export function choiceOf<Request extends object, Choice>(
  parameters: Request,
  name: NameIn<Request>,
  table: Readonly<Record<string, Choice>>,
): Choice | undefined {
  const word = textOf(parameters, name);
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** A checkbox: true, 1 or on. */
export function flagOf<Request extends object>(parameters: Request, name: NameIn<Request>): boolean {
  return parameters[name] === true || ['1', 'true', 'on'].includes(textOf(parameters, name));
}

/** A parameter as whole number from 0 to 2^31-1, else null. Leading zeros are fine, signs and fractions are not. */
export function wholeNumberOf<Request extends object>(parameters: Request, name: NameIn<Request>): number | null {
  const text = textOf(parameters, name);
  if (!/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value <= 0x7fffffff ? value : null;
}

/** The amount shown to the caller, in cents; null when absent, NaN for an invalid one, because NaN equals no amount. */
export function quotedAmountOf<Request extends object>(parameters: Request, name: NameIn<Request>): number | null {
  const decimal = textOf(parameters, name);
  if (decimal === '') return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(decimal) ? moneyFromDecimal(decimal) : Number.NaN;
}

/** `page` from 1 and `limit` at most 100; absent or invalid values mean the first page and `defaultLimit`. */
export function pageOf(parameters: PageRequest, defaultLimit = 20): { limit: number; offset: number; page: number } {
  const page = Math.max(1, wholeNumberOf(parameters, 'page') ?? 1);
  const limit = Math.min(MOST_ON_A_PAGE, wholeNumberOf(parameters, 'limit') || defaultLimit);
  return { limit, page, offset: Math.min((page - 1) * limit, 0x7fffffff) };
}

/**
 * A parameter as texts: one, a list, or comma-separated; leaves out empty ones. @throws ApiError `too-many-at-once` for more than `most`,
 * `malformed-request` for items of other types.
 */
export function textsOf<Request extends object>(
  parameters: Request,
  name: NameIn<Request>,
  most = MOST_LISTED,
): string[] {
  const value: unknown = parameters[name];
  const given: unknown[] = Array.isArray(value) ? value : textOf(parameters, name).split(',');
  if (given.length > most) throw tooMany(most);
  return given
    .map((each) => {
      if (typeof each !== 'string' && typeof each !== 'number') throw malformed();
      return String(each).trim();
    })
    .filter((text) => text !== '');
}

/**
 * A parameter as ids: one, a list, or comma-separated text; empty when one of them is invalid. @throws ApiError `too-many-at-once` for more
 * than `most`.
 */
export function idsOf<Request extends object>(
  parameters: Request,
  name: NameIn<Request>,
  most = MOST_LISTED,
): number[] {
  const ids = textsOf(parameters, name, most).map((text) => wholeNumberOf({ text }, 'text'));
  return ids.includes(null) ? [] : ids.filter((id) => id !== null);
}
