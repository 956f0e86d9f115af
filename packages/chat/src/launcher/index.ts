export { Launcher, type LauncherState } from './launcher.ts';
export { launcherTexts, type LauncherTexts } from './launcher-texts.ts';
