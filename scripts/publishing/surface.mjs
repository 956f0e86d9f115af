// pnpm packages:surface: compares the public surface with the accepted one in `surface/` beside each package: types by API Extractor, a
// report for each entry point, and the rest in hooks.md. --accept writes them.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { root } from '../toolchain.mjs';
import { report } from '../sources.mjs';
import { hooksOf } from './hook-surface.mjs';
import { moduleOf, publicEntriesOf, publishedPackages, readJson } from './packages.mjs';

const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  // Our other packages are resolved to their sources.
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};
const accept = process.argv.includes('--accept');
const problems = [];
let count = 0;
for (const published of publishedPackages()) {
  const folder = join(published.folder, 'surface');
  if (accept) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entries = publicEntriesOf(published);
  const files = entries.map((entry) => moduleOf(published, entry, 'types'));
  const configs = entries.map((entry, index) => configOf(published, entry, files[index]));
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: files });
  const now = configs.map((config) => extract(config, compilerState));
  compare(join(folder, 'hooks.md'), hookReport(published, entries));
  const gone = readdirSync(folder).filter((file) => file !== 'hooks.md' && !now.includes(file));
  problems.push(...gone.map((file) => `${published.name}: ${file} tells of an entry point that is gone`));
  count += now.length;
}
if (problems.length > 0)
  problems.push('If that is meant: pnpm api:accept, and a changeset (VERSIONING.md says of which size)');
report(problems, `The public surface is the one that was accepted (${count} entry points)`);

function configOf({ name: packageName, folder, manifest }, { name }, mainEntryPointFilePath) {
  const silent = { default: { logLevel: 'none' } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    packageJson: manifest,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: name === '.' ? 'index' : name,
        reportFolder: join(folder, 'surface'),
        reportTempFolder: join(root, 'node_modules/.rider-surface', packageName),
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

/** Compares or writes the report of one entry point; returns its file. */
function extract(config, compilerState) {
  const messageCallback = (message) => {
    message.handled = true;
    // When accepting, a newly written report is not a problem.
    if (message.logLevel === 'error' || (message.logLevel === 'warning' && !accept))
      problems.push(message.formatMessageWithLocation(root));
  };
  Extractor.invoke(config, { compilerState, messageCallback, localBuild: accept, printApiReportDiff: !accept });
  return `${config.reportConfigs[0].fileName}`;
}

/** The `exports`, the message ids, and the data attributes and custom properties of each entry point. */
function hookReport({ name, folder, manifest }, entries) {
  const { publishConfig, sideEffects, peerDependencies, peerDependenciesMeta } = manifest;
  const shape = { exports: publishConfig.exports, sideEffects, peerDependencies, peerDependenciesMeta };
  const texts = join(folder, 'messages/en-US.json');
  const ids = existsSync(texts) ? Object.keys(readJson(texts)).map((id) => `offers the text ${id}`) : [];
  const hooks = entries.flatMap((entry) => (entry.name === '.' ? [] : hooksOf(entry)));
  const lines = [...ids, ...hooks].toSorted().map((line) => `- ${line}`);
  return [`# ${name}`, '```json', JSON.stringify(shape, null, 2), '```', '', ...lines, ''].join('\n');
}

function compare(path, now) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (accept) writeFileSync(path, now);
  else if (before !== now) {
    const [accepted, offered] = [before, now].map((text) => new Set(text.split('\n')));
    const gone = [...accepted.difference(offered)].map((line) => `    - ${line}`);
    const come = [...offered.difference(accepted)].map((line) => `    + ${line}`);
    problems.push([`${path} is not what is offered:`, ...gone, ...come].join('\n'));
  }
}
