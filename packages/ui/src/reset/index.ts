import '../tokens/layers.css.ts';
import './font.css.ts';
import './reset.css.ts';
import '../tokens/light.css.ts';
import '../tokens/dark.css.ts';
import '../tokens/contrast.css.ts';

/** Address of the latin Inter subset, for a host that preloads it. */
export { default as interFontUrl } from './inter-latin.woff2?url';
