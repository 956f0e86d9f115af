import { money, moneyFromDecimal, type Money } from '@rider/model/money';
import { ApiError } from '../error/index.ts';

/**
 * A wire message as it arrives: it has the fields of `Message` with unvalidated values. A field that the message does not have cannot be
 * read.
 */
export type Untrusted<Message> = { readonly [Field in keyof Message]?: unknown };

function malformed(name: string): ApiError {
  return new ApiError('malformed', `the answer's ${name} cannot be read`);
}

/** Any value as the expected message; `[]`, null and others read as an empty one, because the backend writes "no object" as `[]`. */
export function object<Message extends object = never>(value: unknown): Untrusted<Message> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Untrusted<Message>) : {};
}

/** A required message. Throws `malformed` if the value is no object; `name` identifies it in the error. */
export function requiredObject<Message extends object = never>(value: unknown, name: string): Untrusted<Message> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed(name);
  return value as Untrusted<Message>;
}

/** An object or list of an answer, as it came. Throws `malformed` where there is none: nothing can be concluded from such an answer. */
export function present(value: unknown, name: string): object {
  if (typeof value !== 'object' || value === null) throw malformed(name);
  return value;
}

/** A field that only our own backend adds to an answer of CRMEB, as JSON of the model; null where it is absent. */
export function ownField<Value extends object>(value: unknown): Value | null {
  return typeof value === 'object' ? (value as Value | null) : null;
}

/** A list; null and absent read as empty, an object's values as a list (PHP writes sparse arrays so). */
export function list<T>(value: unknown, read: (item: unknown) => T): T[] {
  if (Array.isArray(value)) return value.map(read);
  return typeof value === 'object' && value !== null ? Object.values(value).map(read) : [];
}

/** A text; numbers are converted, anything else is empty. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/**
 * The labels of a SKU, which the wire joins by commas, separated as in their language: "Matte Black, 10 mm", "哑光黑，10 mm". A comma within a
 * number stays. CRMEB names the variant of a product without options "默认", which is no label.
 */
export function variantText(value: unknown): string {
  const joined = text(value);
  if (joined === '默认') return '';
  const separator = /\p{Script=Han}/u.test(joined) ? '，' : ', ';
  return joined.replace(/(?<!\d),\s*|,\s+|,(?!\d{3})/g, separator);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'" };

/** What a buyer wrote: CRMEB stores it through PHP's htmlspecialchars, so its five entities are decoded, once. */
export function plainText(value: unknown): string {
  return text(value).replace(/&([a-z]+|#039);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** The addresses of pictures. */
export function pictures(value: unknown): string[] {
  return list(value, (item) => text(item).trim()).filter(Boolean);
}

/**
 * The addresses of pictures, joined for the wire. CRMEB takes absolute ones with a comma alone between them for one address, and removes the
 * host of all but the first.
 */
export function joinPictures(addresses: readonly string[]): string {
  return addresses.join(addresses.some((address) => address.includes('://')) ? ', ' : ',');
}

/** A text, or null where it is empty. */
export function textOrNull(value: unknown): string | null {
  return text(value) || null;
}

/** A required id as text: ids exceed 2^53, so no arithmetic is ever done with them. Throws `malformed`. */
export function id(value: unknown, name: string): string {
  const read = text(value);
  if (!read) throw malformed(name);
  return read;
}

/** A number, also from text; `fallback` without a valid one. */
export function number(value: unknown, fallback = 0): number {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
}

/** PHP truthiness: false, 0, "0", "", null and absent are false. */
export function flag(value: unknown): boolean {
  return Boolean(value) && value !== '0';
}

/** A required amount. Throws `malformed`. */
export function amount(value: unknown, name: string): Money {
  const read = amountOrNull(value);
  if (read === null) throw malformed(name);
  return read;
}

/** An amount, or null where the wire has none. Floats are rounded to the cent. */
export function amountOrNull(value: unknown): Money | null {
  try {
    if (typeof value === 'number') return money(Math.round(value * 100));
    if (typeof value === 'string' && value !== '') return moneyFromDecimal(value);
  } catch {
    // Not an amount; the caller decides whether that is an error.
  }
  return null;
}

/** An amount, zero where the wire has none. */
export function amountOrZero(value: unknown): Money {
  return amountOrNull(value) ?? money(0);
}

const NOON = 12;

/**
 * An instant in epoch milliseconds, from unix seconds or `Y-m-d H:i(:s)` / `Y/m/d` (UTC); null without one. A day alone is its noon, which
 * is on that day in nearly every zone.
 */
export function instant(value: unknown): number | null {
  const seconds = number(value, Number.NaN);
  if (seconds > 0) return seconds * 1000;
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?/.exec(text(value));
  if (!match) return null;
  const isDay = match[4] === undefined;
  const [, year, month, day, hour = 0, minute = 0, second = 0] = match.map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, isDay ? NOON : hour, minute || 0, second || 0);
}

/** A computed amount. Throws `malformed` unless the wire's numbers give whole, safe cents. */
export function total(cents: number, name: string): Money {
  if (!Number.isSafeInteger(cents)) throw malformed(name);
  return money(cents);
}

/** Query parameters of a page; 1 and 20 by default. */
export interface Page {
  page?: number;
  pageSize?: number;
}

/** A request for a page of a list. */
export interface PageRequestWire {
  /** From 1. */
  page: number;
  limit: number;
}

/** A request for a date range, ISO, in the shop's time zone; both ends are included. */
export interface DaysRequestWire {
  start?: string | undefined;
  end?: string | undefined;
}

/** A page of a list, and the total number of items. */
export interface ListWire<Item> {
  list: Item[];
  count: number;
}

/** The wire's parameters of a page. */
export function pageParameters({ page = 1, pageSize = 20 }: Page): PageRequestWire {
  return { page, limit: pageSize };
}
