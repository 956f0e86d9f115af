import { lazyWhenActive } from '../../activity/lazy-when-active.tsx';

// Parts of a list that work as plain HTML (a form and links), so their script loads later.

export const EmptyState = lazyWhenActive(async () => ({ default: (await import('@rider/ui/empty-state')).EmptyState }));
export const FilterBar = lazyWhenActive(async () => ({ default: (await import('@rider/ui/filter-bar')).FilterBar }));
export const FilterChips = lazyWhenActive(async () => ({
  default: (await import('@rider/ui/filter-bar')).FilterChips,
}));
export const Pagination = lazyWhenActive(async () => ({ default: (await import('@rider/ui/pagination')).Pagination }));
