import { LOCALES, moneyFormat, type Locale } from '@rider/model/locale';
import { messageText } from './index.ts';
import { byFormats } from './shop-formats.ts';

/** Something made for each language. */
export function forEachLocale<Made>(make: (locale: Locale) => Made): Readonly<Record<Locale, Made>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Made>;
}

const MONEY = byFormats(({ currency }) =>
  forEachLocale((locale) => new Intl.NumberFormat(locale, moneyFormat(currency))),
);
const COUNT = forEachLocale((locale) => new Intl.NumberFormat(locale));
const MOMENT = byFormats(({ timeZone }) =>
  forEachLocale(
    (locale) =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'longGeneric',
      }),
  ),
);

/** An amount of integer cents in a language: 123450 is "$1,234.50". */
export function formatMoney(cents: number, locale: Locale): string {
  return MONEY()[locale].format(cents / 100);
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

/** The parts of an instant in the shop's zone; `date` are the arguments of a message. */
function partsOf(instant: Date, locale: Locale) {
  const parts = MOMENT()[locale].formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { date: { day: part('day'), month: part('month'), year: part('year') }, part };
}

/** A day in the shop's zone, in the date format of the locale. */
export function formatDay(instant: Date, locale: Locale): string {
  return messageText('backend.day', locale, partsOf(instant, locale).date);
}

/** A date and time in the shop's zone, in the date format of the locale, with the zone's name, because readers may be in any zone. */
export function formatDateTime(instant: Date, locale: Locale): string {
  const { date, part } = partsOf(instant, locale);
  const time = `${part('hour')}:${part('minute')}`;
  return messageText('backend.moment', locale, { ...date, time, zone: part('timeZoneName') });
}
