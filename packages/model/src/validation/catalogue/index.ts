export * from './category.ts';
export * from './cross-reference.ts';
export * from './import-rows.ts';
export * from './price-list.ts';
export * from './product.ts';
export * from './product-table.ts';
export * from './product-view.ts';
export * from './stock.ts';
