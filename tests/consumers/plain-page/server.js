// A page of another house without a bundler: its policy allows neither inline scripts nor styles, nor markup made from strings.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/**
 * Serves the page from its folder. `chat.html` beside this file is what the package's document shows, to be copied: the first script goes into
 * a file, the second is in the page, with the shop's origin. `shop` and `token` are called for each request.
 * @param {string} folder
 * @param {{ shop: () => string, token: () => Promise<string> }} options
 */
export function createPlainPage(folder, { shop, token }) {
  const [script, loader] = readFileSync(join(folder, 'chat.html'), 'utf8').matchAll(
    /<script[^>]*>([\s\S]*?)<\/script>/g,
  );
  const page = () => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A plain page</title><link rel="icon" href="data:,"></head>
<body><main><h1>Another shop</h1></main><script src="/chat.js"></script>${loader[0].replace('https://shop.example', shop())}</body>
</html>`;
  const policy = () =>
    [
      "default-src 'none'",
      `script-src 'self' ${shop()}`,
      `connect-src 'self' ${shop()} ${shop().replace('http', 'ws')}`,
      `img-src ${shop()} blob: data:`,
      "style-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types rider-chat',
    ].join('; ');
  return createServer(async (request, response) => {
    if (request.url === '/chat.js') return response.setHeader('Content-Type', 'text/javascript').end(script[1]);
    if (request.url === '/my/rider-token') return response.end(await token());
    response.setHeader('Content-Type', 'text/html').setHeader('Content-Security-Policy', policy()).end(page());
  });
}
