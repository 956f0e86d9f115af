import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** Writes a brotli-11 copy beside each text file of the client build, so that no request pays for the compression. */
const client = fileURLToPath(new URL('../../build/client', import.meta.url));

for (const name of ['assets', 'chat'].flatMap((folder) => filesIn(folder))) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const source = readFileSync(join(client, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: statSync(join(client, name)).size,
  };
  writeFileSync(join(client, `${name}.br`), brotliCompressSync(source, { params }));
}

function filesIn(folder: string): string[] {
  return readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}
