export * from './categories.ts';
export * from './cross-references.ts';
export * from './price-groups.ts';
export * from './price-lists.ts';
export * from './imports.ts';
export * from './product-table.ts';
export * from './products.ts';
export * from './stock.ts';
