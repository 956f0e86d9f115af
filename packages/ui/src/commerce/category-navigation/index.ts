export { CategoryNavigation, type CategoryNavigationProps } from './category-navigation.tsx';
export type { NavigationCategory } from './navigation-category.ts';
