// The prepack script of a package: writes the documents that its tarball contains and git does not.
import { writeFileSync } from 'node:fs';
import { callReference } from './call-reference.mjs';
import { componentIndex } from './component-index.mjs';
import { readJson } from './packages.mjs';

const documentsOf = { '@rider/api': callReference, '@rider/ui': componentIndex };
const documents = await documentsOf[readJson('package.json').name]();
for (const [name, text] of Object.entries(documents)) writeFileSync(name, text);
