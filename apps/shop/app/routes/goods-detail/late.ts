// The parts of a product page that work as plain HTML, in one file of the build.
export { QuantityBreaks } from '@rider/ui/quantity-breaks';
export { ArticleActions } from './purchase/article-actions.tsx';
export { ArticleFacts } from './purchase/article-facts.tsx';
export { Availability } from './purchase/availability.tsx';
export { BuyBar } from './purchase/buy-bar.tsx';
export { Sections } from './sections/sections.tsx';
