import type { QuickOrderRow } from '@rider/model/quick-order';
import { normalizeCode } from '@rider/model/validation';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/open.ts';
import { PUBLISHED, SHOWN } from '../search/published.ts';

/** Maximum number of words of a text that are tried as SKUs. */
const MOST_WORDS = 12;
/** Minimum number of characters of such a word. */
const SHORTEST_WORD = 4;

interface FoundSku {
  id: number;
  code: string;
  barcode: string;
}

/** A code without what separates its parts, as the index has it. */
const plainCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The lengths of a GTIN. */
const GTIN_LENGTHS = [8, 12, 13, 14];

/** A barcode's digits without the spaces printed between them and without leading zeros, which readers add to or omit from the same GTIN. */
function gtin(text: string): string {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits.replace(/^0+/, '') : '';
}

/** A GTIN in all lengths in which it may be stored. */
function gtinForms(text: string): string[] {
  const digits = gtin(text);
  return digits === ''
    ? []
    : GTIN_LENGTHS.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'));
}

/** The words of a text that may be SKUs: spreadsheets have names beside them. */
function wordsOf(text: string): string[] {
  const words = text.split(/\s+/);
  return words.length < 2 ? [] : words.slice(0, MOST_WORDS).filter((word) => word.length >= SHORTEST_WORD);
}

function readSkus(database: Database, texts: readonly string[]): Promise<FoundSku[]> {
  const codes = texts.map((text) => text.toUpperCase());
  const barcodes = texts.flatMap(gtinForms);
  const plain = texts.map(plainCode).filter((code) => code !== '');
  return database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'sku.code', 'sku.barcode'])
    .where(
      sql<SqlBool>`(sku.code = any(${codes}::text[]) or sku.barcode = any(${barcodes}::text[])
        or regexp_replace(sku.code, '[^A-Z0-9]', '', 'g') = any(${plain}::text[]))`,
    )
    .where(PUBLISHED)
    .where(SHOWN)
    .orderBy('sku.code')
    .execute();
}

/**
 * The ids of the variants that each row's text means, in the order of the rows: by SKU, with or without its hyphens, or by barcode; else by
 * the words that are one. Several ids are ambiguous, none is unknown.
 */
export async function findVariants(database: Database, rows: readonly QuickOrderRow[]): Promise<number[][]> {
  const typed = rows.map(({ text }) => normalizeCode(text));
  const texts = new Set(typed.flatMap((text) => [text, ...wordsOf(text)]).filter((text) => text !== ''));
  if (texts.size === 0) return rows.map(() => []);
  const skus = await readSkus(database, [...texts]);
  const byCode = new Map(skus.map((sku) => [sku.code, sku.id]));
  const byPlain = Map.groupBy(skus, ({ code }) => plainCode(code));
  const byBarcode = Map.groupBy(skus, ({ barcode }) => gtin(barcode));
  const idsOf = (text: string): number[] => {
    const exact = byCode.get(text.toUpperCase());
    if (exact !== undefined) return [exact];
    const same = [
      ...(byPlain.get(plainCode(text)) ?? []),
      ...(gtin(text) === '' ? [] : (byBarcode.get(gtin(text)) ?? [])),
    ];
    return [...new Set(same.map(({ id }) => id))];
  };
  return typed.map((text) => {
    if (text === '') return [];
    const ids = idsOf(text);
    return ids.length > 0 ? ids : [...new Set(wordsOf(text).flatMap(idsOf))];
  });
}
