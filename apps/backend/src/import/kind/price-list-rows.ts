import { moneyToDecimal, type Money } from '@rider/model/money';
import { priceListRowSchema } from '@rider/model/validation';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../../database/open.ts';
import { daysOf, shopDayOf } from '../../http/days.ts';
import { fieldErrorTexts } from '../../http/form-errors.ts';
import { messageText } from '../../messages/index.ts';
import { readPriceList } from '../../price-list/list-price-lists.ts';
import { countChange, findPriceList } from './named-price-list.ts';
import { rowKind, watchRepeated, type RowSaving, type RowWatch } from './row-kind.ts';

type PriceListRow = InferOutput<typeof priceListRowSchema>;

const daysText = (first: string, last: string | null) => `${first} – ${last ?? ''}`.trim();

/** The list of a row, with the days that the row gives it, and the change of its days. */
async function listOf(saving: RowSaving, { list: name, ...row }: PriceListRow) {
  const { transaction, operator, locale } = saving;
  const list = await findPriceList(saving, name, 'list');
  const firstDay = row.firstDay ?? list?.first_day ?? shopDayOf(operator.at.getTime());
  const lastDay = row.lastDay ?? list?.last_day ?? null;
  if (lastDay !== null && lastDay < firstDay)
    throw fieldErrorTexts({ lastDay: messageText('backend.import.lastDay', locale, { day: firstDay }) });
  const { from, before } = daysOf({ start: firstDay, end: lastDay ?? '' });
  const values = {
    first_day: firstDay,
    last_day: lastDay,
    starts_at: from ?? operator.at,
    ends_at: before,
    changed_by: operator.id,
  };
  if (list === undefined) {
    const added = { name, ...values };
    const { id } = await transaction.insertInto('price_list').values(added).returning('id').executeTakeFirstOrThrow();
    return { id, change: null };
  }
  const [was, is] = [daysText(list.first_day, list.last_day), daysText(firstDay, lastDay)];
  if (was === is) return { id: list.id, change: null };
  await transaction.updateTable('price_list').set(values).where('id', '=', list.id).execute();
  return { id: list.id, change: `${was} → ${is}` };
}

/** Sets the price of a variant from a quantity on; returns the one before, null without one. */
async function setPrice(
  transaction: Transaction,
  { listId, skuId, quantity, price }: { listId: number; skuId: number; quantity: number; price: Money },
): Promise<Money | null> {
  const stored = await transaction
    .selectFrom('price_list_price')
    .select(['price', 'tiers'])
    .where('price_list_id', '=', listId)
    .where('sku_id', '=', skuId)
    .executeTakeFirst();
  const breaks = stored?.tiers ?? [];
  const before = quantity === 1 ? stored?.price : breaks.find(({ minimum }) => minimum === quantity)?.price;
  if (before === price) return before;
  const others = breaks.filter(({ minimum }) => minimum !== quantity);
  const values =
    quantity === 1
      ? { price, tiers: JSON.stringify(breaks) }
      : {
          price: stored?.price ?? null,
          tiers: JSON.stringify(
            [...others, { minimum: quantity, price }].toSorted((one, other) => one.minimum - other.minimum),
          ),
        };
  await transaction
    .insertInto('price_list_price')
    .values({ price_list_id: listId, sku_id: skuId, ...values })
    .onConflict((conflict) => conflict.columns(['sku_id', 'price_list_id']).doUpdateSet(values))
    .execute();
  return before ?? null;
}

/** Finds a list that rows give different days. */
function watchDays(): RowWatch {
  const days = new Map<string, string>();
  return (cells) => {
    for (const path of ['firstDay', 'lastDay']) {
      const [day = '', key] = [cells[path], `${path} ${(cells['list'] ?? '').toLowerCase()}`];
      if (day !== '' && (days.get(key) ?? day) !== day) return { path, fault: 'backend.import.otherDays' };
      if (day !== '') days.set(key, day);
    }
    return null;
  };
}

/** Price lists: a row for each price from a quantity on. Prices without a row stay. */
export const PRICE_LIST_ROWS = rowKind({
  action: 'priceList.import',
  tags: ['price-lists'],
  schema: priceListRowSchema,
  watch: () => {
    const [days, repeated] = [
      watchDays(),
      watchRepeated(['list', 'code', 'quantity'], (cells) => ({ ...cells, quantity: cells['quantity'] || '1' })),
    ];
    return (cells) => repeated(cells) ?? days(cells);
  },
  save: async (saving, row) => {
    const { transaction, locale } = saving;
    const variant = await transaction.selectFrom('sku').select('id').where('code', '=', row.code).executeTakeFirst();
    if (variant === undefined) throw fieldErrorTexts({ code: messageText('backend.import.unknownSku', locale) });
    const { id: listId, change } = await listOf(saving, row);
    const before = await setPrice(transaction, { ...row, listId, skuId: variant.id });
    if (before === row.price && change === null) return { outcome: 'same', changes: [] };
    await countChange(saving, listId);
    if (before === null) return { outcome: 'created', changes: [] };
    const prices = `${row.code} × ${row.quantity}: ${moneyToDecimal(before)} → ${moneyToDecimal(row.price)}`;
    return {
      outcome: 'changed',
      changes: [...(before === row.price ? [] : [prices]), ...(change === null ? [] : [change])],
    };
  },
  async *exported({ database, list }) {
    let lists = database.selectFrom('price_list').select('id').orderBy('name').orderBy('id');
    if (list !== undefined) lists = lists.where('id', '=', list);
    for (const { id } of await lists.execute()) {
      const { name, firstDay, lastDay, prices } = await readPriceList(database, id);
      for (const { sku, quantity, price } of prices)
        yield [name, sku, String(quantity), moneyToDecimal(price), firstDay, lastDay];
    }
  },
});
