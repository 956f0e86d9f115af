import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chatFolder } from './chat-folder.ts';

const { resolve } = createRequire(import.meta.url);

/** The version used by the page with an older copy. */
export const OLDER_VERSION = '0.0.1-older';

/** One page of the other site. `before` runs before the chat's script; `policy` applies to its own files. */
interface HostPage {
  attributes?: string;
  head?: string;
  body?: string;
  /** Scripts that run before the chat's. */
  before?: string[];
  styles?: string;
}

/** An aggressive style reset. */
const RESET = `* { all: unset !important; }
html { font-size: 62.5% !important; }
rider-chat, rider-chat * { display: inline !important; visibility: visible !important; position: static !important; }
button, textarea, section, div { display: block !important; color: red !important; font: 8px/1 serif !important; }`;

/** The pages by name. */
const pages: Record<string, HostPage> = {
  plain: {},
  partner: {},
  reset: { styles: RESET },
  react: {
    body: '<div id="app"></div>',
    before: ['/react.production.min.js', '/react-dom.production.min.js', '/react-app.js'],
  },
  rtl: { attributes: 'dir="rtl"' },
  older: { head: '<script type="module" src="/older/chat.js"></script>' },
  modules: { before: ['/no-modules.js'] },
};

/** The page's own script: signs in at its own server and records the chat's events. */
const BOOT = `window.RiderChat = window.RiderChat || function () {
  var given = arguments;
  return new Promise(function (resolve, reject) { (RiderChat.q = RiderChat.q || []).push([given, resolve, reject]); });
};
window.heard = [];
['ready', 'open', 'close', 'message-in', 'message-sent', 'message-failed', 'auth-required', 'error'].forEach(function (name) {
  RiderChat('on', name, function (detail) { window.heard.push([name, detail]); });
});
RiderChat('boot', {
  agent: new URLSearchParams(location.search).get('agent') || undefined,
  locale: 'en-US',
  getToken: function () { return fetch('/token' + location.pathname).then(function (answer) { return answer.text(); }); },
});`;

/** An application in another version of React than the chat's. */
const REACT_APP = `var h = React.createElement;
function Counter() {
  var state = React.useState(0);
  return h('button', { onClick: function () { state[1](state[0] + 1); } }, 'React ' + React.version + ': ' + state[0]);
}
document.addEventListener('DOMContentLoaded', function () {
  ReactDOM.createRoot(document.getElementById('app')).render(h(Counter));
});`;

/** Makes the browser look like one that is too old for constructable styles. */
const NO_MODULES = 'delete Document.prototype.adoptedStyleSheets; delete HTMLScriptElement.prototype.noModule;';

function documentOf(name: string, page: HostPage, shop: string): string {
  const scripts = [...(page.before ?? []), '/boot.js'].map((src) => `<script src="${src}"></script>`).join('\n');
  return `<!doctype html>
<html lang="en" ${page.attributes ?? ''}>
<head><meta charset="utf-8"><title>Host: ${name}</title><link rel="icon" href="data:,">
${page.styles ? `<link rel="stylesheet" href="/${name}.css">` : ''}
${page.head ?? ''}
${scripts}
<script async src="${shop}/chat/1/embed.js"></script></head>
<body><main><h1>Partner site</h1><button type="button">Its own button</button>${page.body ?? ''}</main></body></html>`;
}

/** The strictest policy: styles only from adoptedStyleSheets, scripts only from files, nothing made from strings. */
function policyOf(page: HostPage, shop: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${shop}`,
    `style-src ${page.styles ? "'self'" : "'none'"}`,
    `connect-src 'self' ${shop} ${shop.replace('http', 'ws')}`,
    `img-src ${shop} data: blob:`,
    "base-uri 'none'",
    "form-action 'none'",
    // The other React writes markup from strings.
    ...(page.body ? [] : ["require-trusted-types-for 'script'", 'trusted-types rider-chat rider-chat-worker']),
  ].join('; ');
}

function fileOf(path: string): string | undefined {
  const own: Record<string, string> = {
    '/boot.js': BOOT,
    '/react-app.js': REACT_APP,
    '/no-modules.js': NO_MODULES,
    '/reset.css': RESET,
  };
  if (path in own) return own[path];
  const react = /^\/(react|react-dom)\.production\.min\.js$/.exec(path)?.[1];
  if (react) return readFileSync(join(resolve(`${react}/package.json`), `../umd${path}`), 'utf8');
  const older = /^\/older\/([\w-]+\.js)$/.exec(path)?.[1];
  if (!older) return undefined;
  const { folder, version } = chatFolder();
  return readFileSync(join(folder, older), 'utf8').replaceAll(`\`${version}\``, `\`${OLDER_VERSION}\``);
}

/** The other site's server: its pages, and the token of its buyer, who is signed in at the shop. */
export function createHostServer(shop: () => string, token: (page: string) => Promise<string>) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (pathname.startsWith('/token/')) {
      response.setHeader('Cache-Control', 'no-store');
      response.end(await token(pathname.slice('/token/'.length)));
      return;
    }
    const page = pages[pathname.slice(1)];
    if (page) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', policyOf(page, shop()));
      response.end(documentOf(pathname.slice(1), page, shop()));
      return;
    }
    const file = fileOf(pathname);
    response.statusCode = file === undefined ? 404 : 200;
    response.setHeader('Content-Type', pathname.endsWith('.css') ? 'text/css' : 'text/javascript');
    response.end(file ?? '');
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
}
