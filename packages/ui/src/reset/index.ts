import '../tokens/layers.css.ts';
import './font.css.ts';
import './reset.css.ts';
import '../tokens/light.css.ts';
import '../tokens/dark.css.ts';
import '../tokens/contrast.css.ts';

/** Address of the Latin subset of Inter, for preloading. */
export { default as interFontUrl } from './inter-latin.woff2?url';
