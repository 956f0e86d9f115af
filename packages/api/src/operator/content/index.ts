export * from './content.ts';
export * from './home-page.ts';
export * from './pictures.ts';
export * from './previews.ts';
