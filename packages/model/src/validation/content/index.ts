export * from './content.ts';
export * from './home-page.ts';
export * from './preview.ts';
