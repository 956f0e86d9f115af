import { basename } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Node needs it; Vite serves JSON as a script, which browsers refuse under this. */
const JSON_ATTRIBUTE = /, \{ with: \{ type: ["']json["'] \} \}/g;
// The backend writes its texts itself: a change of them starts it anew.
const MESSAGES = /\/(?:apps|packages)\/(?!backend\/)[\w-]+\/messages\/[\w-]+\.json$/;

/**
 * Sends changed texts to open pages, as `rider:texts`, instead of having the pages reloaded. What is rendered anew on the server
 * reads the file again.
 */
export function textReload(): Plugin {
  return {
    name: 'text-reload',
    transform(code) {
      if (this.environment.name !== 'client' || code.search(JSON_ATTRIBUTE) < 0) return undefined;
      return { code: code.replace(JSON_ATTRIBUTE, ''), map: null };
    },
    // The older hook: one call for both sides, before React Router, which has pages reloaded for what both have.
    handleHotUpdate: {
      order: 'pre',
      async handler({ file, read, server: { environments } }) {
        if (!MESSAGES.test(file)) return undefined;
        const messages = parsed(await read());
        for (const { name, hot, moduleGraph } of Object.values(environments)) {
          // What is loaded from now on is made of the new texts.
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

/** Syntax trees by id, which is what react-intl gets from a build. */
function parsed(json: string): Record<string, unknown> {
  const texts = JSON.parse(json) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
}
