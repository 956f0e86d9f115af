// Writes llms.txt and llms-full.txt, which the tarball contains and git does not.
import { writeFileSync } from 'node:fs';
import { componentIndex } from './component-index.mjs';

for (const [name, text] of Object.entries(componentIndex())) writeFileSync(name, text);
