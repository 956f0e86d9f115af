// Without the condition: the stream of server.js on stdin becomes HTML, with the client components in it.
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createElement, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { clientModulesOf } from './client-modules.js';

const stream = await text(process.stdin);
const modules = new Map();
for (const id of clientModulesOf(stream)) modules.set(id, await import(id));
globalThis.__webpack_require__ = (id) => modules.get(id);
globalThis.__webpack_chunk_load__ = () => Promise.resolve();
const { createFromNodeStream } = await import('react-server-dom-webpack/client.node');

const everyName = (id) => new Proxy({}, { get: (_, name) => ({ id, name, chunks: [] }) });
const moduleMap = Object.fromEntries([...modules.keys()].map((id) => [id, everyName(id)]));
const page = createFromNodeStream(Readable.from([Buffer.from(stream)]), { moduleMap, serverModuleMap: null });
function Root() {
  return use(page);
}
const { pipe } = renderToPipeableStream(createElement(Root), {
  bootstrapModules: ['/client.js'],
  onAllReady: () => pipe(process.stdout),
  onError(error) {
    console.error(error);
    process.exitCode = 1;
  },
});
