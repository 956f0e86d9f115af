import routes from '../../apps/shop/app/routes.ts';
import type { Part } from './parts.ts';

type Route = (typeof routes)[number];

const app = 'apps/shop/app';
const DESK = '/desk';

/** What every page of the shop consists of, and what a page of another origin gets. */
export const ofEveryScreen = [
  `${app}/root.tsx`,
  `${app}/entry.client.tsx`,
  `${app}/entry.server.tsx`,
  // Of an address of no screen nobody can tell whether it is one of a file.
  `${app}/routes/not-found/route.tsx`,
  'apps/shop/server/main.ts',
  'packages/chat/src/element/index.ts',
  'packages/chat/src/loader/embed.ts',
];

/** The screens by their addresses, as in routes.ts (`/user/orderList`, `/goods_detail/:id`), and the desk. */
export const screens: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(routes.flatMap((route) => screensIn(route, '', []))),
  [DESK]: { modules: ['apps/desk/src/main.tsx'] },
};

function screensIn({ path = '', file, children = [] }: Route, above: string, outer: string[]): [string, Part][] {
  const address = path === '' ? above || '/' : `${above.replace(/\/$/, '')}/${path}`;
  const modules = [...outer, `${app}/${file}`];
  return [[address, { modules }], ...children.flatMap((child) => screensIn(child, address, modules))];
}

const patterns = Object.keys(screens)
  .filter((address) => address !== '/*')
  .map((address) => {
    const pattern = address === DESK ? `${DESK}(?:/.*)?` : `${address.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?`;
    return [address, new RegExp(`^${pattern}(?:\\.data)?$`, 'i')] as const;
  });

/** The screen at an address; undefined where there is none, as for calls and files. */
export function screenOf(address: string): string | undefined {
  if (address === '' || !URL.canParse(address, 'http://shop')) return undefined;
  const { pathname } = new URL(address, 'http://shop');
  return patterns.find(([, pattern]) => pattern.test(pathname))?.[0];
}
