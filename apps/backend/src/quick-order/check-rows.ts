import type { Locale } from '@rider/model/locale';
import { money } from '@rider/model/money';
import { MAXIMUM_QUANTITY } from '@rider/model/quantity';
import {
  judgeRows,
  type CheckedRow,
  type QuickOrderCheck,
  type QuickOrderRow,
  type QuickOrderSuggestion,
  type QuickOrderVariant,
} from '@rider/model/quick-order';
import { plainNumber } from '@rider/model/cross-reference';
import { sql, type SqlBool } from 'kysely';
import { priceLine } from '../cart/cart.ts';
import { readCurrentVariants, type CurrentVariant } from '../cart/current-variants.ts';
import { suggest } from '../catalogue/suggestions.ts';
import { findCrossReferences } from '../cross-reference/cross-references.ts';
import { anyOf } from '../database/any-of.ts';
import type { Database } from '../database/open.ts';
import { smallMediaPath } from '../http/media.ts';
import { sumOf } from '../money/sum-of.ts';
import { readActivePromotions, type BuyerPromotion } from '../promotion/active-promotions.ts';
import { findVariants } from './find-variants.ts';

/** Maximum number of unknown texts with suggestions: each needs a search. The others have a typeahead on the screen. */
const MOST_SEARCHED = 20;
const MOST_SUGGESTED = 4;

/** For whom rows are checked: a buyer, 0 for a visitor, at an instant (epoch milliseconds). */
export interface CheckedFor {
  buyerId: number;
  now: number;
  locale: Locale;
  /** Leaves out what is in the buyer's cart, which lowers stock and may lower prices. */
  besideCart?: boolean;
}

/** A row with its verdict and its variant as stored. */
export interface ReadRow extends CheckedRow {
  current: CurrentVariant | undefined;
}

interface Facts {
  variants: ReadonlyMap<number, CurrentVariant>;
  inCart: ReadonlyMap<number, number>;
  promotions: ReadonlyMap<number, BuyerPromotion>;
}

async function readInCart(
  database: Database,
  buyerId: number,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (buyerId === 0 || skuIds.length === 0) return new Map();
  const lines = await database
    .selectFrom('cart_line')
    .select(['sku_id', 'quantity'])
    .where('buyer_id', '=', buyerId)
    .where('buy_now', '=', false)
    .where(sql<SqlBool>`sku_id = ${anyOf(skuIds)}`)
    .execute();
  return new Map(lines.map(({ sku_id: skuId, quantity }) => [skuId, quantity]));
}

function variantOf(current: CurrentVariant, pieces: number, facts: Facts, locale: Locale): QuickOrderVariant {
  const { skuId, productId, code, name, variant, image, unit, stock, minimum, pack } = current;
  const inCart = facts.inCart.get(skuId) ?? 0;
  // The cart has one line of a variant, whose price follows from all its pieces.
  const promoted = { skuId, quantity: inCart + pieces, promotionId: null };
  const { unitPrice } = priceLine(current, promoted, facts.promotions);
  return {
    productId: String(productId),
    skuId: String(skuId),
    code,
    name: name[locale],
    variant: variant[locale],
    image: smallMediaPath(image),
    unit: unit[locale],
    stock: Math.max(0, Math.min(stock, MAXIMUM_QUANTITY) - inCart),
    minimum,
    pack,
    inCart,
    unitPrice,
    weightKg: Number(current.weightKg),
    lineTotal: money(unitPrice * pieces),
  };
}

/** Reads the variants of rows and judges each row, with a fixed number of statements. */
export async function readRows(
  database: Database,
  rows: readonly QuickOrderRow[],
  { buyerId, now, locale, besideCart = false }: CheckedFor,
): Promise<ReadRow[]> {
  const found = await findVariants(database, rows);
  const skuIds = [...new Set(found.flat())];
  const facts: Facts = {
    variants: await readCurrentVariants(database, skuIds, { buyerId, now }),
    inCart: await readInCart(database, besideCart ? 0 : buyerId, skuIds),
    promotions: await readActivePromotions(database, { buyerId, skuIds, now }),
  };
  const meant = found.map((ids) => {
    const [current, another] = ids.flatMap((id) => facts.variants.get(id) ?? []);
    return another === undefined ? current : undefined;
  });
  const judged = judgeRows(
    rows.map(({ quantity }, place) => {
      const current = meant[place];
      return { quantity, variant: current ? variantOf(current, 1, facts, locale) : null };
    }),
  );
  return judged.map((verdict, place) => {
    const current = meant[place];
    const isPurchase = verdict.quantity !== null && verdict.quantity > 0;
    const pieces = isPurchase ? Math.min(verdict.quantity ?? 1, MAXIMUM_QUANTITY) : 1;
    const others = (found[place] ?? []).flatMap((id) => facts.variants.get(id) ?? []);
    return {
      ...verdict,
      problem: verdict.problem === 'unknown' && others.length > 1 ? 'ambiguous' : verdict.problem,
      current,
      variant: current ? variantOf(current, pieces, facts, locale) : null,
      suggestions:
        current === undefined
          ? others.slice(0, MOST_SUGGESTED).map(({ code, name }) => ({ code, name: name[locale] }))
          : [],
    };
  });
}

/** The answer about rows. */
export function checkOf(rows: readonly ReadRow[]): QuickOrderCheck {
  const good = rows.filter(({ problem }) => problem === null);
  return {
    rows: rows.map(({ problem, quantity, mergedInto, variant, suggestions }) => ({
      problem,
      quantity,
      mergedInto,
      variant,
      suggestions,
    })),
    pieces: good.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    total: sumOf(good.flatMap(({ variant }) => variant?.lineTotal ?? [])),
  };
}

async function searchText(database: Database, text: string, locale: Locale): Promise<QuickOrderSuggestion[]> {
  const { products } = await suggest(database, text, locale);
  return products.slice(0, MOST_SUGGESTED).map(({ code, store_name: name }) => ({ code, name }));
}

/** The variants that replace the texts that are competitors' numbers. */
async function readReplacements(database: Database, texts: readonly string[], locale: Locale) {
  const found = await findCrossReferences(database, texts, locale);
  return new Map(
    texts.flatMap((text) => {
      const replacements = found.get(plainNumber(text)) ?? [];
      if (replacements.length === 0) return [];
      const suggestions = replacements.slice(0, MOST_SUGGESTED).map(({ code, name, competitor, number, differs }) => ({
        code,
        name,
        replaces: { competitor, number, differs },
      }));
      return [[text, suggestions as QuickOrderSuggestion[]] as const];
    }),
  );
}

/** Judges the rows of a quick order; unknown ones have suggestions. */
export async function checkRows(
  database: Database,
  rows: readonly QuickOrderRow[],
  scope: CheckedFor,
): Promise<QuickOrderCheck> {
  const checked = checkOf(await readRows(database, rows, scope));
  const unknown = new Set(
    checked.rows.flatMap(({ problem }, place) => (problem === 'unknown' ? (rows[place]?.text ?? []) : [])),
  );
  unknown.delete('');
  const found = await readReplacements(database, [...unknown], scope.locale);
  for (const text of [...unknown].filter((each) => !found.has(each)).slice(0, MOST_SEARCHED))
    found.set(text, await searchText(database, text, scope.locale));
  return {
    ...checked,
    rows: checked.rows.map((row, place) => {
      const text = rows[place]?.text ?? '';
      const suggestions = row.problem === 'unknown' ? found.get(text) : undefined;
      if (suggestions === undefined) return row;
      // The beginning of several SKUs is no mistake.
      const isBegun = suggestions.length > 1 && suggestions.every(({ code }) => code.startsWith(text.toUpperCase()));
      return { ...row, problem: isBegun ? 'ambiguous' : row.problem, suggestions };
    }),
  };
}
