import { browserSuite } from '../browser-suite.ts';

/** The chat in pages of another origin, against the production build of the shop. */
export default browserSuite();
