// Serves the page under a policy without inline scripts, inline styles and markup from strings.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import messages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.js';

const kinds = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const files = join(import.meta.dirname, 'dist');

function policy(nonce) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function documentWith(nonce) {
  const body = renderToString(createElement(Page, { messages, nonce }));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A host with a strict policy</title>
<link rel="stylesheet" href="/assets/client.css"><script type="module" src="/client.js"></script></head>
<body><div id="root">${body}</div></body></html>`;
}

const server = createServer(({ url }, answer) => {
  if (url === '/') {
    const nonce = randomBytes(16).toString('base64');
    answer.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy(nonce) });
    answer.end(documentWith(nonce));
    return;
  }
  const kind = kinds[extname(url)];
  answer.writeHead(kind === undefined ? 204 : 200, kind === undefined ? {} : { 'Content-Type': kind });
  answer.end(kind === undefined ? undefined : readFileSync(join(files, normalize(url))));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
