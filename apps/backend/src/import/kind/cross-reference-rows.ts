import { plainNumber } from '@rider/model/cross-reference';
import { crossReferenceSchema, validate } from '@rider/model/validation';
import { writeCrossReference } from '../../cross-reference/cross-references.ts';
import { watchRepeated, type RowKind } from './row-kind.ts';

/** Cross-references: a row for each competitor's number and variant that replaces it. */
export const CROSS_REFERENCE_ROWS: RowKind = {
  action: 'crossReference.import',
  tags: [],
  watch: () =>
    watchRepeated(['competitor', 'number', 'sku'], (cells) => ({
      ...cells,
      number: plainNumber(cells['number'] ?? ''),
    })),
  save: async ({ transaction, operator, locale }, cells) => {
    const { competitor = '', number = '', sku = '' } = cells;
    const differs = { 'en-US': cells['differs.en-US'] ?? '', 'zh-CN': cells['differs.zh-CN'] ?? '' };
    const { values, errors } = validate(crossReferenceSchema, { competitor, number, sku, differs });
    if (errors) return { errors };
    const changes = await writeCrossReference(transaction, { operator, locale }, { ...values, version: undefined });
    if (changes === null) return { outcome: 'created', changes: [] };
    return { outcome: changes.length > 0 ? 'changed' : 'same', changes };
  },
  async *exported({ database }) {
    const rows = await database
      .selectFrom('cross_reference')
      .innerJoin('sku', 'sku.id', 'sku_id')
      .select(['competitor', 'number', 'code', 'differs'])
      .orderBy('competitor')
      .orderBy('plain')
      .orderBy('code')
      .execute();
    for (const { competitor, number, code, differs } of rows)
      yield [competitor, number, code, differs['en-US'], differs['zh-CN']];
  },
};
