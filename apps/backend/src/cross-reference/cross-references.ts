import type { ListedCrossReference, OperatorList } from '@rider/api/operator';
import { plainNumber, type CrossReference } from '@rider/model/cross-reference';
import { LOCALES, type Locale } from '@rider/model/locale';
import type { EnteredCrossReference } from '@rider/model/validation';
import { sql, type SqlBool } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { smallMediaPath } from '../http/media.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { validationText } from '../messages/index.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { PUBLISHED, SHOWN } from '../search/published.ts';

/** Maximum number of variants that replace one number. */
const MOST_FOUND = 10;

/** Whether a variant does not differ. */
const EQUIVALENT = sql<SqlBool>`differs->>'en-US' = ''`;

/** The published variants that replace competitors' numbers, equivalent ones first, by number as `plainNumber` writes it. */
export async function findCrossReferences(
  database: Database,
  numbers: readonly string[],
  locale: Locale,
): Promise<Map<string, CrossReference[]>> {
  const plain = [...new Set(numbers.map(plainNumber))].filter((number) => number !== '');
  if (plain.length === 0) return new Map();
  const rows = await database
    .selectFrom('cross_reference')
    .innerJoin('sku', 'sku.id', 'cross_reference.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['plain', 'competitor', 'cross_reference.number', 'differs', 'product.id as productId', 'sku.code'])
    .select(['product.name', 'sku.image'])
    .where(sql<SqlBool>`plain = any(${plain}::text[])`)
    .where(PUBLISHED)
    .where(SHOWN)
    .orderBy((order) => order.not(EQUIVALENT))
    .orderBy('competitor')
    .orderBy('sku.code')
    .execute();
  const found = Map.groupBy(rows, (row) => row.plain);
  return new Map(
    [...found].map(([number, references]) => [
      number,
      references.slice(0, MOST_FOUND).map(({ competitor, number: written, code, differs, name, image, productId }) => ({
        competitor,
        number: written,
        code,
        productId: String(productId),
        name: name[locale],
        image: smallMediaPath(image),
        differs: differs[locale] || null,
      })),
    ]),
  );
}

/** A page of the cross-references, by competitor and number; `state` is `equivalent`, `similar` or any. */
export async function listCrossReferences(
  database: Database,
  query: OperatorListQuery,
): Promise<OperatorList<ListedCrossReference>> {
  const { search, pattern, state } = query;
  let found = database.selectFrom('cross_reference').innerJoin('sku', 'sku.id', 'cross_reference.sku_id');
  if (search !== '')
    found = found.where((where) =>
      where.or([
        where('competitor', 'ilike', pattern),
        where('cross_reference.number', 'ilike', pattern),
        where('sku.code', 'ilike', pattern),
        where('plain', '=', plainNumber(search)),
      ]),
    );
  if (state === 'equivalent') found = found.where(EQUIVALENT);
  if (state === 'similar') found = found.where((where) => where.not(EQUIVALENT));
  const rows = found
    .select(['cross_reference.id', 'competitor', 'cross_reference.number', 'sku.code as sku', 'differs'])
    .select('cross_reference.version')
    .orderBy('competitor')
    .orderBy('plain')
    .orderBy('sku.code');
  return readPage(found, rows, query, (row) => row);
}

/** Who changes cross-references, and the language of errors. */
interface CrossReferenceEditor {
  operator: Operator;
  locale: Locale;
}

/**
 * Adds a cross-reference, or changes how the variant differs and how the number is written. Returns the texts that changed; null for a new one. A `version`
 * is the one that the operator saw, 0 for none. @throws ApiError `faulty-fields` for an unknown SKU, `changed-meanwhile`.
 */
export async function writeCrossReference(
  transaction: Transaction,
  { operator, locale }: CrossReferenceEditor,
  {
    competitor,
    number,
    sku,
    differs,
    version: seen,
  }: Omit<EnteredCrossReference, 'version'> & { version?: number | undefined },
): Promise<string[] | null> {
  const variant = await transaction.selectFrom('sku').select('id').where('code', '=', sku).executeTakeFirst();
  if (variant === undefined) throw fieldErrorTexts({ sku: validationText('validation.crossReference.sku', locale) });
  const key = { competitor, plain: plainNumber(number), sku_id: variant.id };
  const before = await transaction
    .selectFrom('cross_reference')
    .select(['number', 'differs', 'version', 'changed_by'])
    .where((where) => where.and(key))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (seen !== undefined && seen !== (before?.version ?? 0))
    throw await changedMeanwhile(transaction, before?.changed_by ?? null, locale);
  const texts = before && [[before.number, number], ...LOCALES.map((each) => [before.differs[each], differs[each]])];
  const changes = texts?.flatMap(([was, is]) => (was === is ? [] : [`${was} → ${is}`])) ?? null;
  if (changes?.length === 0) return changes;
  const changed = { number, differs: JSON.stringify(differs), changed_by: operator.id };
  await transaction
    .insertInto('cross_reference')
    .values({ ...key, ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(['plain', 'competitor', 'sku_id'])
        .doUpdateSet({ ...changed, version: (before?.version ?? 1) + 1 }),
    )
    .execute();
  const detail = [`${competitor} ${number}`, ...(changes ?? [])].join('\n');
  await recordOperatorAction(transaction, { operator, action: 'crossReference.save', subject: sku, detail });
  return changes;
}

/** Saves what an operator entered. @throws ApiError as `writeCrossReference`. */
export async function saveCrossReference(
  database: Database,
  editor: CrossReferenceEditor,
  entered: EnteredCrossReference,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await writeCrossReference(transaction, editor, entered);
  });
}

/** Deletes a cross-reference. Does and logs nothing for one that is gone. */
export async function removeCrossReference(database: Database, operator: Operator, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('cross_reference')
      .using('sku')
      .whereRef('sku.id', '=', 'cross_reference.sku_id')
      .where('cross_reference.id', '=', id)
      .returning(['competitor', 'cross_reference.number', 'sku.code'])
      .executeTakeFirst();
    if (removed === undefined) return;
    await recordOperatorAction(transaction, {
      operator,
      action: 'crossReference.remove',
      subject: removed.code,
      detail: `${removed.competitor} ${removed.number}`,
    });
  });
}
