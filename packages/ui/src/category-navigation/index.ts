export { CategoryNavigation, type CategoryNavigationProps } from './category-navigation.tsx';
export { categoryHref, type NavigationCategory } from './category-href.ts';
