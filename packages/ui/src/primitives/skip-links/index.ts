export { SkipLinks, type SkipTarget } from './skip-links.tsx';
