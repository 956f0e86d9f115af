import type { Plugin } from 'vite';

const RELOAD = 'window.location.reload()';
/** The router never expects this call to reject and would load for ever; a route whose every part throws reaches the error page. */
const FAIL_ON_SCREEN =
  'const fail = () => { throw error; }; return { default: fail, clientLoader: fail, clientAction: fail }';

/**
 * React Router reloads the page whenever a route chunk fails to load, without limit. R8.3 allows that once per 60 s, so
 * the call is replaced by our guard; the build fails unless exactly one was found.
 */
export function chunkReloadOnce(): Plugin {
  let seen = false;
  return {
    name: 'chunk-reload-once',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-router\/dist\/.+\/dom\/ssr\/routeModules\.js$/.test(id)) return undefined;
      const found = code.split(RELOAD).length - 1;
      if (found !== 1) this.error(`expected one ${RELOAD} in ${id}, found ${found}`);
      seen = true;
      return code.replace(RELOAD, `if (!globalThis.__riderReloadOnce?.()) { ${FAIL_ON_SCREEN}; }`);
    },
    buildEnd(error) {
      if (!error && !seen && this.environment.name === 'client')
        this.error('routeModules.js of react-router was not seen');
    },
  };
}
