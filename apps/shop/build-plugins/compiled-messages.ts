import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const FOLDERS = ['../../../packages/ui/messages', '../../../packages/api/messages', '../messages'];

/**
 * Serves `virtual:messages/<locale>`: the texts of the packages and the shop in one module per language. Texts with
 * arguments are compiled to ICU syntax trees, so that the browser needs no parser; plain ones stay text.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const locale = id.slice(PREFIX.length + 1);
      const messages: Record<string, unknown> = {};
      for (const folder of FOLDERS) {
        const file = fileURLToPath(new URL(`${folder}/${locale}.json`, import.meta.url));
        this.addWatchFile(file);
        const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
        for (const [key, text] of Object.entries(texts)) {
          if (key in messages) this.error(`message ${key} is defined twice (${file})`);
          messages[key] = /[{<'#]/.test(text) ? parse(text) : text;
        }
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}
