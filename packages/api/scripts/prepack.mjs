// Writes CALLS.md and openapi.json, which the tarball contains and git does not.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../../scripts/toolchain.mjs';
import { callReference } from './call-reference.mjs';

writeFileSync('CALLS.md', await callReference());
// The backend describes its calls, and packages/api imports no application.
execFileSync(process.execPath, [resolve(root, 'apps/backend/commands/write-open-api.ts'), resolve('openapi.json')]);
