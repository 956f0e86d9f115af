export type { ComponentGuide } from './guide.ts';
export { framed, inModes, primitiveModes, sectionModes, storyModes } from './modes.ts';
export { inStoryPage } from './story-page.tsx';
