import type { Plugin } from 'vite';

/** The libraries whose components are named for developers' tools. */
const LIBRARY = /\/node_modules\/(?:react-router|react-intl)\/.*\.js$/;
const NAMING = /^\s*[\w$]+\.displayName = .*;\n/gm;
const CREATION =
  /(?<=^(?:const|var) [\w$]+ = )(?=(?:[\w$]+\.)?(?:forwardRef|createContext|memo|createFormatted\w+)\()/gm;

/**
 * Leaves `displayName` of libraries' components out of the browser's bundle. An assignment to a component keeps it in the bundle, even where
 * nothing renders it; creating one without a name has no effect, so that tree shaking may remove it.
 */
export function componentNames(): Plugin {
  return {
    name: 'component-names',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: LIBRARY },
      handler: (code) => ({ code: code.replace(NAMING, '').replace(CREATION, '/* @__PURE__ */ '), map: null }),
    },
  };
}
