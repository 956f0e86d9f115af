// pnpm release:facts: writes `license`, `repository`, `homepage` and `bugs` into each published package, and LICENSE.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain.mjs';
import { factsFor, licenceText } from './facts.mjs';
import { publishedPackages } from './packages.mjs';

for (const published of publishedPackages()) {
  const { name, version, description, keywords, ...rest } = published.manifest;
  const manifest = { name, version, description, keywords, ...rest, ...factsFor(published) };
  writeFileSync(join(published.folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
writeFileSync(join(root, 'LICENSE'), licenceText());
