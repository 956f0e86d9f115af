import { sql, type Kysely } from 'kysely';

/** Figures that the first start wrote into texts, with what follows where an operator can change them. */
const FIGURES: readonly (readonly [from: string, to: string])[] = [
  [
    'Stock items ordered before 2 pm Pacific leave the same working day. Parcels up to 30 kg go by ground service (2-5 working days), longer or heavier goods by pallet (3-8 working days).</p><ul><li>Freight is shown before you pay: $12 for each parcel by ground, free from $500 of goods; by pallet $95 up to 150 kg, $145 up to 500 kg, $210 above</li><li>Goods over 2.4 m always travel by pallet</li><li>Inspect pallets before signing and note damage on the delivery slip</li><li>Pick-up at our counters in Pasadena and San Diego is free of charge: ready the same working day in Pasadena, two working days later in San Diego; you choose it at checkout</li></ul>',
    'Parcels go by ground service, long or heavy goods by pallet. You choose at checkout, and the freight is shown before you pay.</p><ul><li>Inspect pallets before signing and note damage on the delivery slip</li></ul>',
  ],
  [
    '太平洋时间 14 点前的现货订单当日发出。30 kg 以内包裹走陆运（2-5 个工作日），超长或超重货物走托盘运输（3-8 个工作日）。</p><ul><li>付款前显示运费：陆运每个包裹 $12，商品满 $500 免运费；托盘 150 kg 以内 $95，500 kg 以内 $145，超过 500 kg 为 $210</li><li>超过 2.4 m 的长件一律走托盘运输</li><li>签收前检查托盘，并在签收单上注明破损</li><li>可在帕萨迪纳与圣迭戈自提点免费自提：帕萨迪纳当日可提，圣迭戈为其后第二个工作日；下单时选择</li></ul>',
    '包裹走陆运，超长或超重货物走托盘运输。结算时选择配送方式，付款前显示运费。</p><ul><li>签收前检查托盘，并在签收单上注明破损</li></ul>',
  ],
  ['Orders before 2 pm leave the same day. ', ''],
  ['14 点前的订单当日发出。', ''],
];

/** Removes the figures of freight and dispatch from the company's texts: they follow the texts, from the settings. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [from, to] of FIGURES)
    await sql`update site_page set content = replace(content::text, ${from}, ${to})::jsonb
      where position(${from}::text in content::text) > 0`.execute(database);
}
