import type { Plugin, Rolldown } from 'vite';

/** Folders of the screens on which sessions start. */
const BROWSING = ['home', 'goods-cate', 'goods-cate-a', 'goods-list', 'goods-detail'];
/** Folders of the screens that follow when something is bought. */
const BUYING = ['shopping-cart', 'order-confirm', 'payment'];

/** The name of the frame among a module's users: what the entry and the root import. */
const FRAME = 'frame';
/** Begins the name of code that a first page imports dynamically. */
const LATE = 'late ';

/** Begins the name of a screen that shares the module of a browsing screen's route, and is loaded only where it is shown. */
const SCREEN = 'screen ';
/** Files of such screens. */
const SCREEN_FILE = /\/routes\/[\w-]+\/[\w-]+-screen\.ts$/;

/**
 * The chunk that a module shares with others: `first` is on every first page, `late` loads once such a page has settled, `buying` on the
 * way from cart to payment, `account` with all other screens. null leaves a module in the file of its only user.
 */
export type VisitChunk = 'first' | 'late' | 'buying' | 'account' | null;

/** Decides by the build's module graph which modules a session needs together. `chunkOf` and `isOnFirstVisit` take ids of modules. */
export function visitChunks() {
  const users = new Map<string, Set<string>>();
  const entries = new Set<string>();
  const usersOf = (id: string): ReadonlySet<string> => users.get(id) ?? new Set();
  const isOnFirstVisit = (id: string) => [FRAME, ...BROWSING].some((name) => usersOf(id).has(name));
  const lazy = new Set<string>();
  // A first page may load it, so it must not bring a stylesheet with it.
  const isLoadedLater = (id: string) => [...usersOf(id)].some((name) => lazy.has(name));
  // Code that components load does not wait for the other texts, as lazy parts do.
  const isLoadedByComponent = (id: string) =>
    [...usersOf(id)].some((name) => name.startsWith(LATE) && name.includes('/packages/ui/'));
  const plugin: Plugin = {
    name: 'visit-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      const mark = (start: string, name: string) => {
        const open = [start];
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          const known = users.get(id) ?? new Set();
          users.set(id, known);
          if (known.has(name)) continue;
          known.add(name);
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      };
      // An entry runs when its file is loaded, so it must not be in one that others import.
      for (const { id, isEntry } of modules) if (isEntry) entries.add(id);
      for (const id of entries) mark(id, /\/app\/routes\/([\w-]+)\//.exec(id)?.[1] ?? FRAME);
      const dynamic = modules.filter(({ dynamicImporters }) => dynamicImporters.length > 0);
      const late = new Set(dynamic.filter(({ dynamicImporters }) => dynamicImporters.some(isOnFirstVisit)));
      const nameOf = (info: Rolldown.ModuleInfo) =>
        SCREEN_FILE.test(info.id) ? `${SCREEN}${info.id}` : late.has(info) ? `${LATE}${info.id}` : info.id;
      for (const info of dynamic) mark(info.id, nameOf(info));
      for (const info of late) lazy.add(nameOf(info));
      // Lazy parts have lazy parts of their own.
      for (let size = 0; size < lazy.size;) {
        size = lazy.size;
        for (const info of dynamic) if (info.dynamicImporters.some(isLoadedLater)) lazy.add(nameOf(info));
      }
    },
  };
  return {
    plugin,
    isOnFirstVisit,
    isLoadedLater,
    showsFirstTexts: (id: string) => isOnFirstVisit(id) || isLoadedByComponent(id),
    chunkOf: (id: string) => (entries.has(id) ? null : chunkFor(usersOf(id))),
  };
}

/** The chunk of a module with these users: `frame`, folders of routes, and dynamic imports. */
export function chunkFor(users: ReadonlySet<string>): VisitChunk {
  if (users.has(FRAME)) return 'first';
  const others = [...users].filter((name) => !name.startsWith(SCREEN));
  // Such a screen finds what it shares with its route in the route's own file.
  if (users.size < 2 || (others.length === 1 && BROWSING.includes(others[0] ?? ''))) return null;
  if (BROWSING.some((name) => users.has(name))) return 'first';
  if ([...users].some((name) => name.startsWith(LATE))) return 'late';
  return BUYING.some((name) => users.has(name)) ? 'buying' : 'account';
}
