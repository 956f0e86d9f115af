export * from './count-words.ts';
export * from './fields.ts';
export * from './localized.ts';
export * from './moment.ts';
export * from './money.ts';
export * from './normalize.ts';
export * from './phone.ts';
export * from './rich-text.ts';
