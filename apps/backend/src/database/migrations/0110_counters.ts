import { sql, type Kysely } from 'kysely';

/** The counters that every shop had before operators could change them. */
const COUNTERS = [
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

/** The counter of an order as it was when the order was placed; shops that exist keep their counters, as a setting. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order add column counter jsonb`.execute(database);
  for (const { id, name, address, phone, hours } of COUNTERS)
    await sql`update customer_order set counter = ${JSON.stringify({ id, name, address, phone, hours })}::jsonb
      where counter_id = ${id}`.execute(database);
  await sql`insert into shop_setting (name, value, version)
    select 'counters', ${JSON.stringify({ counters: COUNTERS })}::jsonb, 0
    where exists (select from product)`.execute(database);
}
