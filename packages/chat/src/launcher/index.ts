export { createLauncher, labelLauncher } from './launcher.ts';
export { launcherTexts, type LauncherTexts } from './launcher-texts.ts';
export { scriptPolicy } from './script-policy.ts';
