// The parts of a product page that work as plain HTML, in one file of the build.
export { PriceTiers } from '@rider/ui/price-tiers';
export { ArticleActions } from './article-actions.tsx';
export { ArticleFacts } from './article-facts.tsx';
export { Availability } from './availability.tsx';
export { BuyBar } from './buy-bar.tsx';
export { Sections } from './sections.tsx';
