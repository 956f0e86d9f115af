import { STYLES_PATH } from './styles-path.ts';

/** The styles that the built shop links by itself: in development each module brings its own only once its script runs. */
export function DevelopmentStyles() {
  return <link rel="stylesheet" href={STYLES_PATH} />;
}
