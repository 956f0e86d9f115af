export type { ComponentFacts, ComponentProps, OwnToken, PropFact, PublicHooks } from './component-facts.ts';
export type { ComponentGuide } from './guide.ts';
export { inModes, primitiveModes, sectionModes, storyModes, type StoryMode, type StoryModeName } from './modes.ts';
export { inStoryPage } from './story-page.tsx';
