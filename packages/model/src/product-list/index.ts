export * from './filter-choice.ts';
export * from './list-query.ts';
