import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const CHAT_FOLDERS = ['../../../packages/chat/messages'];
const FOLDERS = ['../../../packages/ui/messages', '../../../packages/model/messages', '../messages'];

/** Ids of texts that a first visit may show; all others load with the screens of ordering and account. */
const FIRST_VISIT =
  /^(shop\.(categories|connection|failed\.(failed|reload)|home|languageFailed|list|product|siteName|skipToContent)|ui\.(bannerCarousel|breadcrumbs|button|carousel|dialog|gallery|header|localeSwitch|notice|pagination|price|priceTiers|progressBar|quantity|quantityStepper|rating|richText|searchBox|sectionHead|skipLinks|skuPicker|sortBar|stock|swatch|toast))(\.|$)/;

/** Ids of texts in parts that stay static HTML until the visitor's first activity, or can open only after it. */
const ACTIVE =
  /^(shop\.(failed\.(?!failed|reload)|product\.(articles|copied|copy|description|drawing|related|reviews|technical)|chat|favourite)|ui\.(categoryNavigation|errorPage|filterBar|floatingWindow|footer|reviewCard|specificationTable))(\.|$)/;

/** Texts of the pages that the server writes without rendering (server/refusal-page.ts). */
const SERVER = /^shop\.refusal\./;

function partOf(id: string): string {
  if (SERVER.test(id)) return 'server';
  if (ACTIVE.test(id)) return 'active';
  return FIRST_VISIT.test(id) ? 'first' : 'ordering';
}

/**
 * Serves `virtual:messages/<locale>/<part>`: the texts of the packages and the shop, as `all` or in the parts `first`, `active` and
 * `ordering`, and as `chat` those of the chat's package. Plain texts are ICU syntax trees too: without a parser, react-intl would report an
 * error for each string and show it only as a fallback.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [locale, part] = id.slice(PREFIX.length + 1).split('/');
      const messages: Record<string, unknown> = {};
      for (const folder of part === 'chat' ? CHAT_FOLDERS : FOLDERS) {
        const file = fileURLToPath(new URL(`${folder}/${locale}.json`, import.meta.url));
        this.addWatchFile(file);
        const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
        for (const [key, text] of Object.entries(texts)) {
          if (part !== 'chat' && part !== 'all' && part !== partOf(key)) continue;
          if (key in messages) this.error(`message ${key} is defined twice (${file})`);
          messages[key] = parse(text);
        }
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}
