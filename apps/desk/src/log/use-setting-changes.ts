import { isLocale } from '@rider/model/locale';
import { money } from '@rider/model/money';
import { formatMoney } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';

/** Where the messages of what an action changes begin. */
const MESSAGES: Readonly<Record<string, string>> = {
  'chatSettings.save': 'desk.chatSettings',
  'company.save': 'desk.company',
  'freight.save': 'desk.freight',
  'numbers.save': 'desk.numbers',
  'paymentMethods.save': 'desk.paymentMethods',
  'counters.save': 'desk.counters',
  'category.save': 'desk.categories',
  'taxRate.save': 'desk.taxRates',
  'email.change': 'desk.emailTexts',
};

const AMOUNTS: readonly string[] = ['parcel', 'freeFrom', 'freight', 'minimum', 'maximum'];

/** A change of a setting: `zones.0.ground.parcel: 1200 → 1500`. Entries of earlier versions have several on a line. */
const CHANGE = /^([\w-]+(?:\.[\w-]+)*): (.*) → (.*)$/s;
const NEXT_CHANGE = /(?:; |\n)(?=[\w-]+(?:\.[\w-]+)*: )/;

/** The changes that an entry of the log contains, with the names of their fields; null for actions that change no setting. */
export function useSettingChanges(): (action: string, detail: string) => string | null {
  const intl = useIntl();
  const text = useMessages('desk.log');
  const message = (id: string, values?: Record<string, number>) =>
    Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as FormatjsIntl.Message['ids'] }, values) : null;
  /** The name of the last part of a path: that of its field, or one of the log. */
  const nameOf = (beginning: string, parts: readonly string[]) => {
    const [part = '', ...above] = parts.toReversed().filter((each) => !/^\d+$/.test(each));
    const row = Number(parts.findLast((each) => /^\d+$/.test(each)) ?? 0) + 1;
    const ofParent = (parent: string) => `${beginning}.${parent}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
    const ids = [...above.map(ofParent), `${beginning}.${part}`, `desk.log.part.${part}`];
    return ids.map((id) => message(id, { row })).find((name) => name !== null) ?? part;
  };
  const fieldOf = (beginning: string, path: string) => {
    const names: string[] = [];
    const parts = path.split('.');
    for (const [place, part] of parts.entries()) {
      if (/^\d+$/.test(part)) names.push(`${names.pop() ?? ''} ${Number(part) + 1}`.trim());
      else if (!isLocale(part)) names.push(nameOf(beginning, parts.slice(0, place + 1)));
    }
    const locale = parts.find(isLocale);
    const label = names.join(' · ');
    return locale === undefined ? label : intl.formatMessage({ id: `desk.localized.${locale}` }, { label });
  };
  const valueOf = (beginning: string, path: string, value: string) => {
    const last = path.slice(path.lastIndexOf('.') + 1);
    if (value === '') return '–';
    if (value === 'true' || value === 'false') return text(value);
    if (AMOUNTS.includes(last) && /^\d+$/.test(value)) return formatMoney(intl, money(Number(value)));
    return message(`${beginning}.${last}.${value}`) ?? value;
  };
  return (action, detail) => {
    const beginning = MESSAGES[action];
    if (beginning === undefined) return null;
    const lines = detail.split(NEXT_CHANGE).map((line) => {
      const [, path = '', before = '', after = ''] = CHANGE.exec(line) ?? [];
      if (path === '') return line;
      return `${fieldOf(beginning, path)}: ${valueOf(beginning, path, before)} → ${valueOf(beginning, path, after)}`;
    });
    return lines.join('\n');
  };
}
