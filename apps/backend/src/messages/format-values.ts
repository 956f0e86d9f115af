import { LOCALES, SHOP_TIME_ZONE, type Locale } from '@rider/model/locale';
import { messageText, MONEY_FORMAT } from './index.ts';

function forEach<Writer>(make: (locale: Locale) => Writer): Readonly<Record<Locale, Writer>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Writer>;
}

const MONEY = forEach((locale) => new Intl.NumberFormat(locale, MONEY_FORMAT));
const COUNT = forEach((locale) => new Intl.NumberFormat(locale));
const MOMENT = forEach(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: SHOP_TIME_ZONE,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'longGeneric',
    }),
);

/** An amount of integer cents in a language: 123450 is "$1,234.50". */
export function formatMoney(cents: number, locale: Locale): string {
  return MONEY[locale].format(cents / 100);
}

/** A count in a language: 1200 is "1,200". */
function writtenCount(count: number, locale: Locale): string {
  return COUNT[locale].format(count);
}

/** A quantity with its sales unit in a language: "5 lengths", "1 pc", "5 支". */
export function formatQuantity(count: number, unit: Readonly<Record<Locale, string>>, locale: Locale): string {
  const name = unit[locale];
  const isPlural = locale === 'en-US' && count !== 1;
  return `${writtenCount(count, locale)} ${isPlural ? plural(name) : name}`;
}

/** English sales units are regular nouns. */
function plural(noun: string): string {
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** A day in the shop's zone, in the date format of the locale. */
export function formatDay(instant: Date, locale: Locale): string {
  const parts = new Map(MOMENT[locale].formatToParts(instant).map(({ type, value }) => [type, value]));
  const [day = '', month = '', year = ''] = (['day', 'month', 'year'] as const).map((type) => parts.get(type));
  return messageText('backend.day', locale, { day, month, year });
}

/** A date and time in the shop's zone, in the date format of the locale, with the zone's name, because readers may be in any zone. */
export function formatDateTime(instant: Date, locale: Locale): string {
  const parts = new Map(MOMENT[locale].formatToParts(instant).map(({ type, value }) => [type, value]));
  const [day = '', month = '', year = ''] = (['day', 'month', 'year'] as const).map((type) => parts.get(type));
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  const zone = parts.get('timeZoneName') ?? SHOP_TIME_ZONE;
  return messageText('backend.moment', locale, { day, month, year, time, zone });
}
