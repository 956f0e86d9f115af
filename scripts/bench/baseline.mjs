// The static baseline: a bare server with a listing of 24 cards and a product page, 50 kB of HTML and 60 kB of script. The button of the product
// page shows a popover, the least that a press can show. Runs as a process of its own, so that the benchmark does not slow it; its first
// argument is the shop from which it takes the pictures.
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const htmlBytes = 50_000;
const scriptBytes = 60_000;
const style =
  'body{font:16px/1.4 system-ui;margin:0}main{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:16px}h1{grid-column:1/-1}' +
  'nav ul{display:flex;flex-wrap:wrap;gap:8px;padding:8px;list-style:none}article{border:1px solid #ccc}img{width:100%;height:auto}a{color:#036;display:block}';

/** Starts the baseline; resolves to { origin, stop, html, script }, the last two in bytes of Brotli. */
export function startBaseline(shopOrigin) {
  const child = fork(fileURLToPath(import.meta.url), [shopOrigin], { env: process.env });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the baseline ended with ${code}`)));
    child.once('message', (baseline) => resolve({ ...baseline, stop: () => child.kill('SIGTERM') }));
  });
}

/** The page's menu and its 24 cards or its product, filled with text to its size. */
function pageOf(pictures, product) {
  const menu = Array.from({ length: 60 }, (_, at) => `<li><a href="/goods_list?sid=${at}">Category ${at}</a></li>`);
  const card = (_, at) =>
    `<article data-component="product-card"><img src="${pictures[at % pictures.length]}" width="400" height="400" alt=""${at < 2 ? ' fetchpriority="high"' : ' loading="lazy"'}>` +
    `<h2><a href="/goods_detail/${at}">Wall-mount hinge ${at}</a></h2><p><b>$${38 + at}.50</b> / pc</p><p>In stock</p></article>`;
  const content = product
    ? `<h1>Wall-mount hinge</h1><img data-component="gallery" src="${pictures[0]}" width="400" height="400" alt="" fetchpriority="high"><form id="purchase"><b>$38.50</b><button>Add to cart</button></form><button id="answer" popovertarget="answered">Answer</button><p id="answered" popover>Answered</p>`
    : `<h1>Hinges</h1>${Array.from({ length: 24 }, card).join('')}`;
  const page = (text) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Baseline</title>` +
    `<link rel="icon" href="data:,"><style>${style}</style><script src="/baseline.js" defer fetchpriority="low"></script><header><nav><ul>${menu.join('')}</ul></nav></header>` +
    `<main>${content}</main><footer>${text}</footer></html>`;
  const words = 'glass door brass hinge polished clamp thickness roller stop handle panel'.split(' ');
  const next = sequence();
  let text = '';
  while (page(text).length < htmlBytes) text += ` ${words[next() % words.length]} ${next() % 1000}`;
  return page(text);
}

/** Script that is parsed and run like a small library's: many functions, each called once. */
function scriptOf() {
  const next = sequence();
  let script = 'let sum=0;';
  for (let at = 0; script.length < scriptBytes; at += 1) {
    const [one, other, third] = [next() % 9973, next() % 7919, next() % 97];
    script += `function part${at}(value,list){for(const each of list)value=(value*${one}+each.length*${other})%${third + 2};return{name:"part${one}",value}}sum+=part${at}(${third},["a${other}","b${one}"]).value;`;
  }
  return `${script}document.documentElement.dataset.sum=sum;`;
}

/** The same numbers in each run. */
function sequence() {
  let state = 42;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
}

async function serve(shopOrigin) {
  const listing = await (await fetch(`${shopOrigin}/goods_list`)).text();
  const paths = [
    ...new Set([...listing.matchAll(/<img[^>]* src="(\/media\/products\/[^"]+)"/g)].map(([, path]) => path)),
  ];
  if (paths.length === 0) throw new Error('the listing has no pictures');
  const files = new Map();
  for (const path of paths) {
    const picture = await fetch(shopOrigin + path);
    files.set(path, { type: picture.headers.get('content-type'), body: Buffer.from(await picture.arrayBuffer()) });
  }
  const texts = {
    '/goods_list': { type: 'text/html; charset=utf-8', body: pageOf(paths, false) },
    '/goods_detail/': { type: 'text/html; charset=utf-8', body: pageOf(paths, true) },
    '/baseline.js': { type: 'text/javascript', body: scriptOf() },
  };
  for (const [path, { type, body }] of Object.entries(texts))
    files.set(path, { type, body: Buffer.from(body), br: brotliCompressSync(body) });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://baseline');
    const file =
      files.get(pathname) ?? files.get(pathname.startsWith('/goods_detail/') ? '/goods_detail/' : '/goods_list');
    const isPacked = file.br !== undefined && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const cache = pathname.startsWith('/goods_') ? 'no-cache' : 'public, max-age=31536000, immutable';
    response.writeHead(200, {
      'Content-Type': file.type,
      'Cache-Control': cache,
      Vary: 'Accept-Encoding',
      ...(isPacked && { 'Content-Encoding': 'br' }),
    });
    response.end(isPacked ? file.br : file.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const origin = `http://127.0.0.1:${server.address().port}`;
    process.send({ origin, html: files.get('/goods_list').br.length, script: files.get('/baseline.js').br.length });
  });
  process.on('disconnect', () => process.exit(0));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(process.argv[2]);
