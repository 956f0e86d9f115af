export { expectNoAxeViolations, renderUi, type UiLocale, type UiTheme } from './testing.tsx';
