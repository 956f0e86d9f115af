export * from './quantity.ts';
