import { LOCALES, type Localized } from '../locale/index.ts';
import type { ProductDraft } from '../product/index.ts';
import { FILE_COLUMNS, FILE_OPTIONS, type FileColumn } from './columns.ts';
import { imageTextsCell } from './image-texts.ts';

/** The cells of a product in the order of `FILE_COLUMNS`, a row for each variant. `stockOf` is by SKU. */
export function rowsOfProduct(
  id: string,
  draft: ProductDraft,
  { category, stockOf }: { category: string; stockOf: (code: string) => number },
): string[][] {
  const product = new Map<string, string>([
    ['product', id],
    ['state', draft.state],
    ['category', category],
    ['images', draft.images.join(' ')],
  ]);
  const addTexts = (cells: Map<string, string>, path: string, texts: Localized | undefined) => {
    for (const locale of LOCALES) cells.set(`${path}.${locale}`, texts?.[locale] ?? '');
  };
  for (const locale of LOCALES)
    product.set(
      `imageTexts.${locale}`,
      imageTextsCell(draft.images.map((image) => draft.imageTexts[image]?.[locale] ?? '')),
    );
  for (const field of ['name', 'summary', 'description', 'keywords', 'unit'] as const)
    addTexts(product, field, draft[field]);
  for (let place = 0; place < FILE_OPTIONS; place++) addTexts(product, `option.${place}`, draft.options[place]?.name);
  return draft.variants.map((variant) => {
    const cells = new Map(product).set('stock', String(stockOf(variant.code)));
    for (const [field, text] of Object.entries(variant)) if (typeof text === 'string') cells.set(field, text);
    for (const [place, { key, values }] of draft.options.slice(0, FILE_OPTIONS).entries())
      addTexts(cells, `value.${place}`, values.find((value) => value.key === variant.values[key])?.label);
    return FILE_COLUMNS.map(({ path }: FileColumn) => cells.get(path) ?? '');
  });
}
