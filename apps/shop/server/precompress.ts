import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** Puts a brotli-11 copy beside each text file of the client build, once, so that no request pays for it. */
const assets = fileURLToPath(new URL('../build/client/assets', import.meta.url));

for (const name of readdirSync(assets)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const source = readFileSync(join(assets, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: statSync(join(assets, name)).size,
  };
  writeFileSync(join(assets, `${name}.br`), brotliCompressSync(source, { params }));
}
