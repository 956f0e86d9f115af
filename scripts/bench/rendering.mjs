// Bare rendering: 24 cards and a menu by renderToString in production mode, with about as many elements as the shop's listing. It is the
// least CPU time that a page can take. Runs as a process of its own and prints the page's CPU time (ms), bytes and elements as JSON.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../toolchain.mjs';

const icon = 'M2.5 3.5h1.7l2 9.5h8.6l1.7-7H4.8';
const warmUp = 2000;
const pages = 5000;

/** CPU time (ms), bytes and elements of a page: { milliseconds, bytes, elements }. */
export function bareRendering() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

function measure() {
  const fromShop = createRequire(join(root, 'apps/shop/package.json'));
  const { createElement } = fromShop('react');
  const { renderToString } = fromShop('react-dom/server');
  const h = createElement;
  const times = (count, of) => Array.from({ length: count }, (_, at) => of(at));
  const Icon = () => h('svg', { viewBox: '0 0 20 20', className: 'icon', 'aria-hidden': true }, h('path', { d: icon }));
  const Entry = ({ at, children }) =>
    h(
      'li',
      { className: 'entry' },
      h('a', { href: `/goods_list?sid=${at}&title=Category+${at}` }, `Category ${at}`),
      children,
    );
  const Branch = ({ at }) =>
    h(
      Entry,
      { at },
      h(
        'ul',
        null,
        times(4, (leaf) => h(Entry, { key: leaf, at: at + leaf })),
      ),
    );
  const Top = ({ at }) =>
    h(
      Entry,
      { at },
      h('button', { type: 'button', 'aria-label': `Show ${at}` }, h(Icon)),
      h(
        'ul',
        null,
        times(5, (branch) => h(Branch, { key: branch, at: at + branch })),
      ),
    );
  const Menu = () =>
    h(
      'nav',
      null,
      h(
        'ul',
        null,
        times(6, (at) => h(Top, { key: at, at: 100 * at })),
      ),
    );
  const Card = ({ at }) =>
    h(
      'article',
      { 'data-component': 'product-card', className: 'card' },
      h(
        'div',
        { className: 'picture' },
        h('span', null, h('img', { src: `/media/products/small/${at}.webp`, width: 400, height: 400, alt: '' })),
      ),
      h(
        'h2',
        { className: 'name' },
        h('a', { href: `/goods_detail/${at}` }, `Wall-mount shower hinge, full back plate ${at}`),
      ),
      h(
        'div',
        null,
        h(
          'span',
          { className: 'swatches' },
          times(5, (finish) => h('span', { key: finish, className: `swatch swatch${finish}` })),
        ),
      ),
      h(
        'div',
        null,
        h(
          'span',
          { 'data-component': 'price' },
          h('span', null, 'from ', h('b', null, `$${38 + at}.50`)),
          ' ',
          h('span', null, '/ pc'),
        ),
      ),
      h(
        'div',
        null,
        h('span', { className: 'stock' }, h(Icon), 'In stock'),
        h('span', { className: 'rating' }, h(Icon), h('span', null, '5.0')),
      ),
      h('button', { type: 'button', className: 'add' }, h(Icon), h('span', null, 'Add to cart')),
    );
  const Page = ({ turn }) =>
    h(
      'div',
      { id: 'page' },
      h('header', null, h(Menu)),
      h(
        'main',
        null,
        h('h1', null, `Hinges ${turn}`),
        times(24, (at) => h(Card, { key: at, at })),
      ),
    );
  let html = '';
  for (let turn = 0; turn < warmUp; turn += 1) html = renderToString(h(Page, { turn }));
  const before = process.cpuUsage();
  for (let turn = 0; turn < pages; turn += 1) renderToString(h(Page, { turn }));
  const { user, system } = process.cpuUsage(before);
  const elements = html.match(/<\w/g).length;
  return { milliseconds: (user + system) / 1000 / pages, bytes: html.length, elements };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(measure()));
