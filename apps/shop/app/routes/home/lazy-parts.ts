// The lazy parts of the home page: one file of the build.
export { News } from './news.tsx';
export { Promotions } from './promotions.tsx';
export { Shelves } from './shelves.tsx';
