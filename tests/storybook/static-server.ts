import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Folders by the path that they are served at; what a folder holds wins over an earlier one. */
export type Mounts = Record<string, string>;

/** Serves folders on a free port of this machine, until it is closed. */
export async function serveFolders(mounts: Mounts): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const body = await read(mounts, path);
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(mounts: Mounts, path: string): Promise<Buffer | undefined> {
  for (const [prefix, folder] of Object.entries(mounts).toReversed()) {
    if (!path.startsWith(prefix)) continue;
    try {
      return await readFile(join(folder, normalize(`/${path.slice(prefix.length)}`)));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR'].includes(String(error.code))))
        throw error;
    }
  }
  return undefined;
}
