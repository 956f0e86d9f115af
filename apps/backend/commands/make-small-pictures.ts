/** Makes the catalogue's small pictures: `pnpm --filter @rider/backend build`. */
import { fileURLToPath } from 'node:url';
import { makeSmallPictures } from '../src/catalogue/small-pictures.ts';

const made = await makeSmallPictures(fileURLToPath(new URL('../catalogue', import.meta.url)));
process.stdout.write(`${made} small pictures made\n`);
