import '../tokens/layers.css.ts';
import './font.css.ts';
import './reset.css.ts';
import '../tokens/light.css.ts';
import '../tokens/dark.css.ts';
import '../tokens/contrast.css.ts';

/** Address of the Latin subset of Inter, for preloading. */
// Marked as pure, so that bundlers drop it where it is not used.
export const interFontUrl: string = /* @__PURE__ */ String(
  /* @__PURE__ */ new URL('./inter-latin.woff2', import.meta.url),
);
