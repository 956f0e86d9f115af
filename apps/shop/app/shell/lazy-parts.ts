// The parts of the frame that work as plain HTML or show later, in one file of the build.
export { CategoryNavigation } from '@rider/ui/category-navigation';
export { FailedPage } from './failed-page.tsx';
export { Foot } from './foot.tsx';
export { LanguageSwitch } from '../language-switch/language-switch.tsx';
export { LinkIntent } from '../navigation/link-intent.tsx';
export { NavigationProgress } from '../navigation/navigation-progress.tsx';
export { NextScreens } from '../navigation/next-screens.tsx';
export { OtherTabs } from './other-tabs.tsx';
export { Shortcuts } from './shortcuts.tsx';
