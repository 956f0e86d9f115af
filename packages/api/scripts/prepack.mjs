// Writes CALLS.md, which the tarball contains and git does not.
import { writeFileSync } from 'node:fs';
import { callReference } from './call-reference.mjs';

writeFileSync('CALLS.md', await callReference());
