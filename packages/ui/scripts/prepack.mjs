// Writes what the tarball contains and git does not: llms.txt and llms-full.txt, TOKENS.md and tokens/*.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { componentIndex } from './component-index.mjs';
import { tokenFiles } from './token-files.mjs';

mkdirSync('tokens', { recursive: true });
for (const [name, text] of Object.entries({ ...componentIndex(), ...tokenFiles() })) writeFileSync(name, text);
