export { AccountNavigation } from './account-navigation.tsx';
