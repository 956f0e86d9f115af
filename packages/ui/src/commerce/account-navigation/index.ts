export { AccountNavigation, type AccountNavigationProps, type AccountScreen } from './account-navigation.tsx';
