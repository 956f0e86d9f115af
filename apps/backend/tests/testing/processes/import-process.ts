/** Imports files at a backend in a separate process until killed; started by killed-import.test.ts with the place of its data and a folder of files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApi } from '@rider/api';
import { applyImport, getImportProgress, getImports, startImport } from '@rider/api/operator';
import { createBackend } from '../../../src/index.ts';

const [place, folder] = process.argv.slice(2);
if (place === undefined || folder === undefined) throw new Error('usage: import-process.ts <place as JSON> <folder>');

const backend = await createBackend({ ...(JSON.parse(place) as object), demo: true });
const origin = 'http://shop.test/api';
const fetchBackend: typeof fetch = (input, init) => backend.fetch(new Request(input, init));
const signedIn = await fetchBackend(`${origin}/kefuapi/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ account: 'maya', password: 'Rider2026' }),
});
const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
const api = createApi({ fetch: fetchBackend, baseUrl: origin, locale: 'en-US', token });

/** Continues the import of a file, or sends it. */
async function importOf(name: string, kind: 'products' | 'stock'): Promise<string> {
  const { items } = await getImports(api, { search: name });
  const file = () => new File([readFileSync(join(folder ?? '', name))], name);
  return items[0]?.id ?? (await startImport(api, { file: file(), kind })).id;
}

for (const kind of ['products', 'stock'] as const) {
  const id = await importOf(`${kind}.csv`, kind);
  for (;;) {
    const { state, left, counts } = await getImportProgress(api, id);
    // The parent kills this process at some of these lines.
    process.stdout.write(`${kind} ${state} ${left} ${counts.faulty}\n`);
    if (state === 'applied') break;
    if (state === 'checked') await applyImport(api, id);
    // Longer than the pause for which an import waits between two transactions; below that it would wait its longest time for each.
    await setTimeout(60);
  }
}
await backend.close();
