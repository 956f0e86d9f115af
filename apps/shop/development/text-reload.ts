import { basename } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Node requires the attribute; Vite serves JSON as a script, which browsers refuse with it. */
const JSON_ATTRIBUTE = /, \{ with: \{ type: ["']json["'] \} \}/g;
// The backend renders its own texts, so a change of them restarts it.
const MESSAGES = /\/(?:apps|packages)\/(?!backend\/)[\w-]+\/messages\/[\w-]+\.json$/;

/**
 * Sends changed texts to open pages as `rider:texts` instead of reloading the pages. The next render on the server reads the file again.
 */
export function textReload(): Plugin {
  return {
    name: 'text-reload',
    transform(code) {
      if (this.environment.name !== 'client' || code.search(JSON_ATTRIBUTE) < 0) return undefined;
      return { code: code.replace(JSON_ATTRIBUTE, ''), map: null };
    },
    // The legacy hook: called once for both sides, before React Router, which reloads pages for modules on both sides.
    handleHotUpdate: {
      order: 'pre',
      async handler({ file, read, server: { environments } }) {
        if (!MESSAGES.test(file)) return undefined;
        const messages = parsed(await read());
        for (const { name, hot, moduleGraph } of Object.values(environments)) {
          // Makes later loads use the new texts.
          for (const module of moduleGraph.getModulesByFile(file) ?? []) {
            moduleGraph.invalidateModule(module);
            for (const importer of module.importers) moduleGraph.invalidateModule(importer);
          }
          if (name === 'client') hot.send('rider:texts', { locale: basename(file, '.json'), messages });
          else hot.send({ type: 'full-reload' });
        }
        return [];
      },
    },
  };
}

/** Syntax trees by id, the format that react-intl gets from a build. */
function parsed(json: string): Record<string, unknown> {
  const texts = JSON.parse(json) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
}
