// Bare rendering: 24 cards and a menu by renderToString in production mode, with about as many elements as the shop's listing. It is the
// least CPU time that a page can take. Runs as a process of its own, which sends the CPU time of a page (ms) for each message.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../toolchain.mjs';

const icon = 'M2.5 3.5h1.7l2 9.5h8.6l1.7-7H4.8';
const warmUp = 2000;
const pages = 1000;

/** Starts the process; resolves to { cpuOfPage, stop } when it is warm. `cpuOfPage` resolves to the CPU time of a page (ms). */
export async function startRendering() {
  const child = fork(fileURLToPath(import.meta.url), { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the bare rendering ended')));
  // After the last measurement nothing waits for it.
  ended.catch(() => undefined);
  const answer = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  const cpuOfPage = () => {
    child.send('measure');
    return answer();
  };
  await answer();
  return { cpuOfPage, stop: () => child.kill('SIGTERM') };
}

function serve() {
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
  const render = (count) => {
    for (let turn = 0; turn < count; turn += 1) renderToString(h(Page, { turn }));
  };
  process.on('message', () => {
    const before = process.cpuUsage();
    render(pages);
    const { user, system } = process.cpuUsage(before);
    process.send((user + system) / 1000 / pages);
  });
  process.on('disconnect', () => process.exit(0));
  render(warmUp);
  process.send('warm');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve();
