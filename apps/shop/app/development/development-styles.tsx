import { STYLES_PATH } from './styles-path.ts';

/** Links all styles in development, where each module otherwise adds its own only once its script runs. */
export function DevelopmentStyles() {
  return <link rel="stylesheet" href={STYLES_PATH} />;
}
