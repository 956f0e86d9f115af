import type { Plugin } from 'vite';

/**
 * Replacements that behave like each part with its feature off. The undefined exports are used only by server code, which is tree-shaken.
 */
const STUBS: Record<string, string> = {
  // The router is not instrumented.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined;
    export const instrumentationResultMetaContext = undefined;`,
  // routeDiscovery is "initial": all routes are known from the start.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getManifestPath = undefined;
    export const getPathsWithAncestors = undefined;
    export const handleClientVersionMismatch = undefined;
    export const URL_LIMIT = undefined;`,
};

/**
 * Removes two parts of React Router that this shop has switched off from the browser's bundle, because tree shaking cannot detect them. The
 * build fails when React Router no longer has them, or when a screen needs one of their other exports.
 */
export function unusedRouterParts(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const part = Object.keys(STUBS).find((path) => id.endsWith(`/react-router/dist/production/lib/${path}`));
      if (!part) return undefined;
      seen.add(part);
      return STUBS[part];
    },
    buildEnd(error) {
      const missing = Object.keys(STUBS).filter((part) => !seen.has(part));
      if (!error && missing.length > 0) this.error(`react-router no longer has ${missing.join(', ')}`);
    },
  };
}
