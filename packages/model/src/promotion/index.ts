export * from './price.ts';
export * from './promotion.ts';
export * from './states.ts';
