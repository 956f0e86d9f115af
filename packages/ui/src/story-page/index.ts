export { inStoryPage } from './story-page.tsx';
