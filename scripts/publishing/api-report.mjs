// pnpm packages:api: compares the types that each package exports, by entry, with the accepted ones in its api.md; --accept writes them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { root } from '../toolchain.mjs';
import { report } from '../sources.mjs';
import { moduleOf, publicEntriesOf, publishedPackages } from './packages.mjs';

const problems = [];
for (const published of publishedPackages()) {
  const path = join(published.folder, 'api.md');
  const current = apiOf(published);
  if (process.argv.includes('--accept')) writeFileSync(path, current);
  const args = ['diff', '--no-index', '-U0', path, '-'];
  const { stdout, stderr } = spawnSync('git', args, { input: current, encoding: 'utf8' });
  if (stdout + stderr !== '') problems.push(stdout + stderr);
}
if (problems.length > 0) problems.push('If the change is intended: pnpm api:accept, and a changeset (VERSIONING.md)');
report(problems, 'The exported types are the accepted ones');

/** Each type once, below the first entry that exports it. The main entry is left out: it repeats the exports of the others. */
function apiOf(published) {
  const entries = publicEntriesOf(published).filter(({ name }) => name !== '.');
  const remaining = Map.groupBy(
    declarationsIn(published, entries),
    (code) => /^(?:\/\/.*\n)?(?:abstract |declare )?\w+ (\w+)/.exec(code)?.[1],
  );
  const take = (name) => {
    const [local] = name.split(' as ');
    const found = remaining.get(local) ?? [];
    remaining.delete(local);
    return local === name && found.length > 0 ? found : [...found, `export { ${name} }`];
  };
  const sections = entries.map(({ path }, place) => {
    const exported = [...take(`entry_${place}`)[0].matchAll(/^ {8}([^,\n]+)/gm)].map(([, name]) => name);
    return section(path, exported.toSorted().flatMap(take));
  });
  const others = section('Not exported, but used by these types', [...remaining.values()].flat());
  return [`# Exported types of ${published.name}\n`, ...sections, others].join('\n');
}

function section(title, declarations) {
  return `## ${title}\n\n\`\`\`ts\n${declarations.join('\n')}\n\`\`\`\n`;
}

/** The declarations that API Extractor finds in the entries, `namespace entry_0 {}` for the names of the first; without comments. */
function declarationsIn(published, entries) {
  const { folder, manifest } = published;
  const temporary = join(folder, 'build');
  const modules = entries.map((entry, place) => {
    const path = relative(temporary, moduleOf(published, entry, 'types')).replace(/\.d\.ts$/, '.js');
    return `export * as entry_${place} from '${path}';\n`;
  });
  const main = join(temporary, 'entries.d.ts');
  mkdirSync(temporary, { recursive: true });
  writeFileSync(main, modules.join(''));
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    packageJson: manifest,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: main,
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: join(folder, 'tsconfig.json') },
      apiReport: { enabled: true, includeForgottenExports: true, reportFolder: temporary, reportTempFolder: temporary },
      messages: { compilerMessageReporting: { default: { logLevel: 'error' } } },
    },
  });
  const messageCallback = (message) => {
    message.handled = true;
    if (message.logLevel === 'error') problems.push(message.formatMessageWithLocation(root));
  };
  Extractor.invoke(config, { messageCallback, localBuild: true });
  const text = readFileSync(config.reportFilePath, 'utf8');
  rmSync(temporary, { recursive: true });
  const [, code] = /```ts\n([\s\S]*)```/.exec(text);
  return code
    .replaceAll(/^ *\/\/ (?!.*@deprecated).*\n/gm, '')
    .trim()
    .split(/\n{2,}/);
}
