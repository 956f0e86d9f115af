import type { Counter } from '@rider/model/shipping';
import type { Database } from '../database/open.ts';
import { COUNTERS } from '../pick-up/counters.ts';

/** The invented counters of the demonstration shop. */
const DEMONSTRATION_COUNTERS: readonly Counter[] = [
  {
    id: 1,
    offered: true,
    name: { 'en-US': 'Pasadena counter', 'zh-CN': '帕萨迪纳自提点' },
    place: 'US-CA',
    city: 'Pasadena',
    zip: '91105',
    address: '1480 Foundry Row, Suite 6, Pasadena, CA 91105',
    phone: '+1 (626) 555-0142',
    hours: {
      'en-US': 'Mon-Fri 7:30 am - 5:00 pm, Sat 8:00 am - 12:00 noon',
      'zh-CN': '周一至周五 7:30-17:00，周六 8:00-12:00',
    },
    transferDays: 0,
  },
  {
    id: 2,
    offered: true,
    name: { 'en-US': 'San Diego counter', 'zh-CN': '圣迭戈自提点' },
    place: 'US-CA',
    city: 'San Diego',
    zip: '92126',
    address: '9225 Glazier Court, San Diego, CA 92126',
    phone: '+1 (858) 555-0164',
    hours: { 'en-US': 'Mon-Fri 7:30 am - 4:00 pm', 'zh-CN': '周一至周五 7:30-16:00' },
    transferDays: 2,
  },
];

/** Adds the demonstration's counters to a database whose operators have set none. */
export async function addCounters(database: Database): Promise<void> {
  await database
    .insertInto('shop_setting')
    .values({
      name: COUNTERS.name,
      value: JSON.stringify({ counters: DEMONSTRATION_COUNTERS }),
      version: 0,
      changed_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
