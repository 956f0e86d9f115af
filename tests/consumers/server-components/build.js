// Writes into `dist`: the stream of the page, its HTML, and the script that takes the page over in the browser.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { clientModulesOf } from './client-modules.js';

mkdirSync('dist', { recursive: true });
const stream = run(['--conditions=react-server', '--import', './register.js', 'server.js'], '');
const html = run(['render.js'], stream);
const ids = [...clientModulesOf(stream)];
writeFileSync('dist/stream.txt', stream);
writeFileSync('dist/index.html', html);
// The styles, and the font that they name.
const { resolve } = createRequire(import.meta.url);
const styles = resolve('@rider/ui/styles.css');
cpSync(resolve('@rider/chat/styles.css'), 'dist/chat.css');
cpSync(styles, 'dist/styles.css');
cpSync(join(dirname(styles), 'reset'), 'dist/reset', { recursive: true });
writeFileSync('dist/entry.js', entry());
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    emptyOutDir: false,
    outDir: 'dist',
    rolldownOptions: { input: 'dist/entry.js', output: { entryFileNames: 'client.js' } },
  },
});

function run(args, input) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
  if (status !== 0 || stderr !== '') throw new Error(`node ${args.join(' ')} said:\n${stderr}`);
  return stdout;
}

function entry() {
  const imports = ids.map((id, index) => `import * as module${index} from '${fileURLToPath(id)}';\n`);
  const modules = ids.map((id, index) => `'${id}': module${index}`);
  return `${imports.join('')}
import { hydrateRoot } from 'react-dom/client';

const modules = { ${modules.join(', ')} };
globalThis.__webpack_require__ = (id) => modules[id];
globalThis.__webpack_chunk_load__ = () => Promise.resolve();
// It requires the loader at its start.
const { createFromFetch } = await import('react-server-dom-webpack/client.browser');
createFromFetch(fetch('/stream.txt')).then((page) => {
  hydrateRoot(document, page, { onRecoverableError: (error) => console.error(error) });
  document.documentElement.dataset.hydrating = 'begun';
});
`;
}
