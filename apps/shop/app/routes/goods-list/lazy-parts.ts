// The parts of a list that work as plain HTML, a form and links, in one file of the build.
export { FilterBar, FilterChips } from '@rider/ui/filter-bar';
export { Pagination } from '@rider/ui/pagination';
