// The oldest supported browsers are `browserslist` in package.json: raise them there once a year, to those of two and a half years ago.
import { readFileSync } from 'node:fs';

interface Declared {
  browserslist: string[];
}

const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Declared;

/** The oldest supported browsers as Vite names them: `safari17.5`. */
export const buildTarget = browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));
