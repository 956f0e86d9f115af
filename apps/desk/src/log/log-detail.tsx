import type { OperatorLogEntry } from '@rider/api/operator';
import { IMPORT_KINDS } from '@rider/model/import';
import { HOME_SECTIONS } from '@rider/model/site';
import { STAFF_ROLES } from '@rider/model/staff';
import { formatMoment } from '@rider/ui/date';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';
import { ProductChanges } from '../products/product-history.tsx';
import * as styles from '../products/products.css.ts';
import { useMoneyTexts } from './use-money-texts.ts';
import { useSettingChanges } from './use-setting-changes.ts';

/** A moment in an entry, in UTC, with or without seconds. */
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::[\d.]+)?Z?/g;

/** The names of sections of the home page, or of its lists. */
function useSectionNames() {
  const text = useMessages('desk.homePage');
  const nameOf = (name: string) => {
    const known = HOME_SECTIONS.find((each) => each === name);
    return known ? text(`section.${known}`) : text('sections');
  };
  return (names: string) => (names === '' ? '' : names.split(', ').map(nameOf).join(', '));
}

/** The object of an entry: an order, an account, or what is changed or exported. */
export function LogSubject({ action, subject }: OperatorLogEntry) {
  const kind = useMessages('desk.imports.kind');
  const sections = useSectionNames();
  if (action === 'homePage.save') return sections(subject);
  const exported = action === 'file.export' && IMPORT_KINDS.find((each) => each === subject);
  return exported ? kind(exported) : subject;
}

/** What an entry of the log changed, in the language of the desk. */
export function LogDetail({ action, detail }: OperatorLogEntry) {
  const intl = useIntl();
  const text = useMessages('desk.log');
  const role = useMessages('desk.people.role');
  const sections = useSectionNames();
  const changesOf = useSettingChanges();
  const moneyOf = useMoneyTexts();
  if (detail === '') return null;
  if (action === 'product.change') return <ProductChanges detail={detail} />;
  const changes = changesOf(action, detail) ?? moneyOf(action, detail);
  if (changes !== null) return <span className={styles.changes}>{changes}</span>;
  const staffRole = STAFF_ROLES.find((each) => each === detail);
  if (staffRole !== undefined && action.startsWith('staff.')) return role(staffRole);
  if (action.endsWith('.export')) return text('rows', { count: Number(detail) });
  if (action === 'homePage.save') return sections(detail);
  const saved = action === 'priceList.save' && /^(\d+)(?: \+ (\d+))?(?: \+ (\d+))? \/ (\d+)$/.exec(detail);
  if (saved) {
    const [buyers = 0, companies = 0, groups = 0, prices = 0] = saved.slice(1).map((count) => Number(count ?? 0));
    return text('priceList', { buyers, companies, groups, prices });
  }
  if (action === 'priceGroup.save') {
    const [buyers = 0, companies = 0] = detail.split(' + ').map(Number);
    return text('priceGroup', { buyers, companies });
  }
  const moments = detail.replace(MOMENT, (at) => formatMoment(intl, Date.parse(at.endsWith('Z') ? at : `${at}Z`)));
  return <span className={styles.changes}>{moments}</span>;
}
