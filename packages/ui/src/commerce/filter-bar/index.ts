export { FilterBar, type FilterBarProps, type FilterFacet } from './filter-bar.tsx';
export { countFilters, readFilterChoice, writeFilterChoice, type FilterChoice } from './filter-choice.ts';
export { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
