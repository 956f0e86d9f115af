import type { Locale } from '@rider/model/locale';
import type { Counter, FreightRule, FreightZone } from '@rider/model/shipping';
import { formatMoney } from '../messages/format-values.ts';
import { messageText } from '../messages/index.ts';

type Row = [service: string, price: string, days: string];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');

function element(tag: string, ...contents: string[]): string {
  return `<${tag}>${contents.join('')}</${tag}>`;
}

function rowsOf({ ground, pallet }: FreightZone, rule: FreightRule, locale: Locale): Row[] {
  const daysOf = ({ leastDays: least, mostDays: most }: { leastDays: number; mostDays: number }) =>
    messageText('backend.freight.days', locale, { least, most });
  const rows: Row[] = [];
  if (ground.offered) {
    const each = messageText('backend.freight.parcel', locale, { price: formatMoney(ground.parcel, locale) });
    const free =
      ground.freeFrom === null
        ? ''
        : messageText('backend.freight.freeFrom', locale, { amount: formatMoney(ground.freeFrom, locale) });
    const service = messageText('backend.freight.ground', locale, { kilograms: rule.heaviestParcelKg });
    rows.push([service, `${each}${free}`, daysOf(ground)]);
  }
  if (!pallet.offered) return rows;
  const heaviest = pallet.prices.at(-2)?.upToKg ?? null;
  for (const { upToKg, freight } of pallet.prices) {
    const limit = upToKg === null ? (heaviest === null ? 'pallet' : 'palletOver') : 'palletUpTo';
    const service = messageText(`backend.freight.${limit}`, locale, { kilograms: upToKg ?? heaviest ?? 0 });
    rows.push([service, formatMoney(freight, locale), daysOf(pallet)]);
  }
  return rows;
}

function zoneTable(zone: FreightZone, rule: FreightRule, locale: Locale): string {
  const head = (['service', 'price', 'time'] as const).map((name) =>
    element('th', messageText(`backend.freight.${name}`, locale)),
  );
  const rows = rowsOf(zone, rule, locale).map(([service, ...others]) =>
    element('tr', element('th', service), ...others.map((text) => element('td', text))),
  );
  const body = rows.length > 0 ? rows : [element('tr', element('td', messageText('backend.freight.none', locale)))];
  const caption = element('caption', escape(zone.name[locale]));
  return element('table', caption, element('thead', element('tr', ...head)), element('tbody', ...body));
}

function counterItem({ name, address, hours, transferDays: days }: Counter, locale: Locale): string {
  const facts = { name: name[locale], address, hours: hours[locale] };
  const where = messageText('backend.freight.counter', locale, facts);
  return element('li', escape(where), ' ', messageText('backend.freight.ready', locale, { days }));
}

/** What the freight rule and the counters mean for buyers, as rich text: it follows the shipping policy, so that no figure is written twice. */
export function freightPage(rule: FreightRule, counters: readonly Counter[], locale: Locale): string {
  const { cutOffHour, handlingDays: days, longestParcelMm, heaviestParcelKg, zones } = rule;
  const limits = { meters: longestParcelMm / 1000, kilograms: heaviestParcelKg };
  const offersPallets = zones.some(({ pallet }) => pallet.offered);
  const dispatch = messageText(`backend.freight.dispatch${days > 0 ? 'Later' : ''}`, locale, {
    hour: cutOffHour,
    days,
  });
  return [
    element('h3', messageText('backend.freight.title', locale)),
    element('p', dispatch),
    offersPallets ? element('p', messageText('backend.freight.limits', locale, limits)) : '',
    ...zones.map((zone) => zoneTable(zone, rule, locale)),
    ...(counters.length > 0
      ? [
          element('h3', messageText('backend.freight.pickUp', locale)),
          element('ul', ...counters.map((counter) => counterItem(counter, locale))),
        ]
      : []),
  ].join('');
}
