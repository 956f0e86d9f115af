import type { Plugin } from 'vite';

/** The router does not handle a rejected chunk load and would load for ever; a route whose parts all throw reaches the error page. */
const FAIL_ON_SCREEN =
  'const fail = () => { throw error; }; return { default: fail, clientLoader: fail, clientAction: fail }';

/** The source replacements by module. */
const CHANGES: Record<string, readonly (readonly [from: RegExp, to: string])[]> = {
  'routeModules.js': [
    [/await (import\([^)]*route\.module\s*\))/g, 'await globalThis.__rider.loadCode(() => $1)'],
    // R8.3 allows one reload in 60 s.
    [/window\.location\.reload\(\);/g, `if (!globalThis.__rider.reloadOnce()) { ${FAIL_ON_SCREEN}; }`],
  ],
  'single-fetch.js': [[/await fetch\(/g, 'await globalThis.__rider.fetch(']],
};

/**
 * Makes React Router fetch and load through the page's connection (app/connection): it has no option for either, fails a navigation at once
 * and reloads without limit when a chunk is missing. The build fails unless each pattern matches exactly once.
 */
export function connectedRouter(): Plugin {
  const unseen = new Set(Object.keys(CHANGES));
  return {
    name: 'connected-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const name = /react-router\/dist\/.+\/dom\/ssr\/([\w-]+\.js)$/.exec(id)?.[1] ?? '';
      const changes = CHANGES[name];
      if (!changes) return undefined;
      unseen.delete(name);
      return changes.reduce((text, [from, to]) => {
        const found = text.match(from)?.length ?? 0;
        if (found !== 1) this.error(`expected one ${from.source} in ${id}, found ${found}`);
        return text.replace(from, to);
      }, code);
    },
    buildEnd(error) {
      if (!error && unseen.size > 0) this.error(`react-router no longer has ${[...unseen].join(', ')}`);
    },
  };
}
