// The parts of a product page that work as plain HTML, in one file of the build.
export { QuantityBreaks } from '@rider/ui/quantity-breaks';
export { ProductActions } from './purchase/product-actions.tsx';
export { VariantFacts } from './purchase/variant-facts.tsx';
export { Availability } from './purchase/availability.tsx';
export { BuyBar } from './purchase/buy-bar.tsx';
export { Sections } from './sections/sections.tsx';
