import type { ProductVerdict, TableFault } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { productChanges, type ProductDraft, type TableChange, type TableVariant } from '@rider/model/product';
import { lowMarkSchema, productSchema, setStockSchema, validate } from '@rider/model/validation';
import type { Database, Transaction } from '../database/open.ts';
import { textIdOf } from '../http/answers.ts';
import { ApiError } from '../http/api-error.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { messageText, validationText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { readProduct } from '../product/read-product.ts';
import { saveProduct } from '../product/save-product.ts';
import { setLowMark, setStock } from '../stock/move-stock.ts';
import { readTableProducts } from './read-table.ts';

/** Who saves, and why stock changes. */
export interface TableSaving {
  operator: Operator;
  reason: string;
  locale: Locale;
}

type VariantChange = TableChange['variants'][number];

/** The errors of validated values as an ApiError, by path in the product. */
function faulty(errors: Readonly<Record<string, string>>, locale: Locale): ApiError {
  const texts = Object.entries(errors).map(([path, id]) => [path, validationText(id, locale)]);
  return fieldErrorTexts(Object.fromEntries(texts) as Record<string, string>);
}

/** The product with the changed values. Variants that are gone meanwhile stay away. */
function changedDraft(draft: ProductDraft, { state, variants }: TableChange): ProductDraft {
  return {
    ...draft,
    state: state ?? draft.state,
    variants: draft.variants.map((variant) => {
      const typed = variants.find(({ id }) => id === variant.id) as Partial<TableVariant> | undefined;
      const { price, listPrice, breaks, minimum, pack } = { ...variant, ...typed };
      return { ...variant, price, listPrice: listPrice === price ? '' : listPrice, breaks, minimum, pack };
    }),
  };
}

async function changeStockOf(
  transaction: Transaction,
  { id, stock, seenStock, lowMark }: VariantChange,
  index: number,
  { operator, reason, locale }: TableSaving,
): Promise<void> {
  const errorsAt = (errors: Record<string, string>) =>
    faulty(
      Object.fromEntries(Object.entries(errors).map(([field, text]) => [`variants.${index}.${field}`, text])),
      locale,
    );
  if (stock !== undefined) {
    const checked = validate(setStockSchema, { stock, seenStock, reason });
    if (checked.errors) throw errorsAt(checked.errors);
    await setStock(transaction, operator, Number(id), checked.values).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw fieldErrorTexts({ [`variants.${index}.stock`]: textOfError(error, locale) });
    });
  }
  if (lowMark === undefined) return;
  const checked = validate(lowMarkSchema, { lowMark });
  if (checked.errors) throw errorsAt(checked.errors);
  await setLowMark(transaction, operator, Number(id), checked.values.lowMark);
}

/** Writes the changes of a product that it does not have already. */
async function saveChange(transaction: Transaction, change: TableChange, saving: TableSaving): Promise<void> {
  const { operator, locale } = saving;
  const id = Number(change.id);
  const read = await readProduct(transaction, id);
  if (read === undefined) throw new ApiError('unknown-product');
  const draft = changedDraft(read.draft, change);
  if (productChanges(read.draft, draft).length > 0) {
    const { values, errors } = validate(productSchema, draft);
    if (errors) throw faulty(errors, locale);
    await saveProduct(transaction, { operator, target: { id, version: change.version }, locale }, values);
  }
  const changes = new Map(change.variants.map((variant) => [variant.id, variant]));
  for (const [index, { id: variantId }] of read.draft.variants.entries()) {
    const changed = changes.get(variantId);
    if (changed) await changeStockOf(transaction, changed, index, saving);
  }
}

function textOfError({ reason, detail }: ApiError, locale: Locale): string {
  return messageText(textIdOf(reason), locale, detail.parameters);
}

/** The errors of a product by path, as faults of its variants. */
function faultsOf(error: ApiError, variantIds: readonly string[]): TableFault[] {
  const { errors = {} } = (error.detail.data ?? {}) as { errors?: Record<string, string> };
  return Object.entries(errors).map(([path, text]) => {
    const [, index, field] = /^variants\.(\d+)\.(.+)$/.exec(path) ?? [];
    return { variantId: variantIds[Number(index)] ?? null, field: field ?? path, text };
  });
}

/** Saves the changes of one product in a transaction of its own. Nothing of it is saved if a value is faulty or stale. */
export async function saveTableProduct(
  database: Database,
  change: TableChange,
  saving: TableSaving,
): Promise<ProductVerdict> {
  const { id } = change;
  const readNow = async () => (await readTableProducts(database, [Number(id)], saving.locale))[0] ?? null;
  try {
    await database.transaction().execute((transaction) => saveChange(transaction, change, saving));
    return { id, outcome: 'saved', product: await readNow(), message: '', faults: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const product = await readNow();
    const faults = faultsOf(error, product?.variants.map((variant) => variant.id) ?? []);
    return {
      id,
      outcome: error.reason === 'changed-meanwhile' ? 'changed' : 'faulty',
      product,
      message: faults.length > 0 ? '' : textOfError(error, saving.locale),
      faults,
    };
  }
}
