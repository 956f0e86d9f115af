import { money } from '@rider/model/money';
import { priceAt } from '@rider/model/price';
import type { ProductVariant } from '@rider/model/catalogue';
import {
  judgeRows,
  type CheckedRow,
  type QuickOrderCheck,
  type QuickOrderRow,
  type QuickOrderVariant,
} from '@rider/model/quick-order';
import { getProduct, getProducts } from '../catalogue/calls.ts';
import type { Api } from '../transport/index.ts';
import { addLineByLine } from './add-line-by-line.ts';

/** Searches at once. */
const AT_ONCE = 4;
/** Products of a search, of which CRMEB lists the newest first, and those nearest to the text, whose variants are read. */
const MOST_FOUND = 50;
const MOST_PRODUCTS = 3;
const MOST_SUGGESTED = 4;
/** Joins name and option values; in front of it is what a search finds. */
const SEPARATOR = ' · ';

/** A variant and its product. CRMEB has no SKUs: `label` is what a buyer may type, name and option values. */
interface FoundVariant {
  sku: ProductVariant;
  productId: string;
  name: string;
  unit: string;
  label: string;
  buyNowOnly: boolean;
}

/** Names a variant among all products: that of a product without options has an empty id. */
const keyOf = ({ productId, sku }: FoundVariant) => `${productId} ${sku.id}`;

async function search(api: Api, text: string): Promise<FoundVariant[]> {
  const keyword = (text.split(SEPARATOR)[0] ?? '').trim();
  if (keyword === '') return [];
  const { items } = await getProducts(api, { keyword, pageSize: MOST_FOUND });
  // The shortest of the names that contain the text has the least beside it; the same name is nearest, though a search finds others too.
  const rest = (name: string) => (name.toLowerCase() === keyword.toLowerCase() ? 0 : name.length);
  const nearest = items.toSorted((one, other) => rest(one.name) - rest(other.name)).slice(0, MOST_PRODUCTS);
  const products = await Promise.all(nearest.map(({ id }) => getProduct(api, id)));
  return products.flatMap(({ id: productId, name, unit, skus, buyNowOnly = false }) =>
    skus.map((sku) => ({ sku, productId, name, unit, buyNowOnly, label: [name, ...sku.values].join(SEPARATOR) })),
  );
}

/** The searches of a client, so that a change of one row repeats none of the others. */
const searches = new WeakMap<Api, Map<string, Promise<FoundVariant[]>>>();

/** The backend's reasons for not adding a quantity of a variant, by client: a check repeats them until the row changes. */
const rejections = new WeakMap<Api, Map<string, string>>();
const rejectionKey = (meant: FoundVariant, quantity: number | null) => `${keyOf(meant)} ${quantity}`;

/** The variants that each text finds. */
async function searchAll(api: Api, texts: ReadonlySet<string>): Promise<Map<string, FoundVariant[]>> {
  const known = searches.get(api) ?? new Map<string, Promise<FoundVariant[]>>();
  searches.set(api, known);
  const found = new Map<string, FoundVariant[]>();
  const waiting = texts.values();
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (const text of waiting) {
      const call = known.get(text) ?? search(api, text);
      known.set(text, call);
      call.catch(() => known.delete(text));
      found.set(text, await call);
    }
  });
  await Promise.all(lanes);
  return found;
}

function isMeant({ sku: { code, barcode }, name, label }: FoundVariant, text: string, isOnly: boolean): boolean {
  const typed = text.toLowerCase();
  return [code, barcode, label, isOnly ? name : ''].some((each) => each !== '' && each.toLowerCase() === typed);
}

function variantOf({ sku, productId, name, unit, label }: FoundVariant, pieces: number): QuickOrderVariant {
  const { id: skuId, code, values, image, stock, minimum, pack, price, tiers, weightKg } = sku;
  const unitPrice = priceAt(price, tiers, pieces);
  return {
    productId,
    skuId,
    code: code || label,
    name,
    variant: values.join(', '),
    image,
    unit,
    stock,
    minimum,
    pack,
    inCart: 0,
    unitPrice,
    weightKg,
    lineTotal: money(unitPrice * pieces),
  };
}

/** Rows with their verdicts, and the variants that they mean. */
async function readRows(api: Api, rows: readonly QuickOrderRow[]) {
  const found = await searchAll(api, new Set(rows.map(({ text }) => text)));
  const meant = rows.map(({ text }) => {
    const variants = found.get(text) ?? [];
    return variants.filter((each) => isMeant(each, text, variants.length === 1));
  });
  const judged = judgeRows(
    rows.map(({ quantity }, place) => {
      const [only, another] = meant[place] ?? [];
      if (only === undefined || another !== undefined) return { quantity, variant: null };
      const { minimum, pack, stock } = only.sku;
      return { quantity, variant: { code: keyOf(only), minimum, pack, stock } };
    }),
  );
  return judged.map((verdict, place) => {
    const [only] = meant[place] ?? [];
    const variants = found.get(rows[place]?.text ?? '') ?? [];
    const isKnown = verdict.problem !== 'unknown';
    const row: CheckedRow = {
      ...verdict,
      ...(!isKnown && variants.length > 1 && { problem: 'ambiguous' }),
      ...(only && verdict.problem === null && cartProblem(api, only, verdict.quantity)),
      variant: only && isKnown ? variantOf(only, Math.max(1, verdict.quantity ?? 1)) : null,
      suggestions: isKnown ? [] : variants.slice(0, MOST_SUGGESTED).map(({ label, name }) => ({ code: label, name })),
    };
    return { row, meant: only };
  });
}

/** Why the cart does not take a row whose quantity is valid; null as far as is known. */
function cartProblem(
  api: Api,
  meant: FoundVariant,
  quantity: number | null,
): Pick<CheckedRow, 'problem' | 'message'> | null {
  if (meant.buyNowOnly) return { problem: 'buy-now-only' };
  const message = rejections.get(api)?.get(rejectionKey(meant, quantity));
  return message === undefined ? null : { problem: 'rejected', message };
}

function checkOf(rows: readonly CheckedRow[]): QuickOrderCheck {
  const good = rows.filter(({ problem }) => problem === null);
  return {
    rows,
    pieces: good.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    total: money(good.reduce((sum, { variant }) => sum + (variant?.lineTotal ?? 0), 0)),
  };
}

/** Checks the rows of a quick order by a search for each text, for backends without such a call. */
export async function checkBySearch(api: Api, rows: readonly QuickOrderRow[]): Promise<QuickOrderCheck> {
  return checkOf((await readRows(api, rows)).map(({ row }) => row));
}

/** Adds the good rows one after the other, for backends without a call that adds them at once. */
export async function addBySearch(api: Api, rows: readonly QuickOrderRow[], key: string): Promise<QuickOrderCheck> {
  const known = rejections.get(api) ?? new Map<string, string>();
  rejections.set(api, known);
  // What was rejected before may be accepted now.
  known.clear();
  const checked = await readRows(api, rows);
  const good = checked.flatMap(({ row: { problem, quantity }, meant }) => {
    if (problem !== null || meant === undefined || quantity === null) return [];
    return [{ productId: meant.productId, skuId: meant.sku.id, quantity, name: rejectionKey(meant, quantity) }];
  });
  const outcomes = await addLineByLine(api, good, key);
  for (const [index, { name }] of good.entries()) {
    const message = outcomes[index] ?? null;
    if (message !== null) known.set(name, message);
  }
  // The products have changed since they were found.
  if (known.size > 0) searches.delete(api);
  return checkBySearch(api, rows);
}
