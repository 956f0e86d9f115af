import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const CHAT_FOLDERS = ['../../../packages/chat/messages'];
const FOLDERS = ['../../../packages/ui/messages', '../../../packages/model/messages', '../messages'];

/** Texts of the pages that the server writes without rendering (server/documents/error-page.ts). */
const SERVER = /^shop\.error\./;

/** Texts of components, which alone name them; a rule's text may be named by the server alone. */
const COMPONENT = /^ui\./;

/** Address of the file of a language's first-page messages, by language; empty in the browser and in development. */
const FILES = 'virtual:message-files';

/** Rules of the desk's forms, which no screen of the shop names. */
const DESK_RULE = /^validation\.(compare|credit|partner|payout|receivedPayment|topUp)\./;

/** Placeholder of the texts of a language and part, until the build has determined the modules of the part. */
const PLACE = /["'`]@texts:([\w-]+)\/(first|promotions|account|rest)@["'`]/g;

/** Texts that only a few screens show, so that no lazy part waits for them. */
const OF_SCREENS = {
  promotions:
    /^(shop\.(promotion|flashSales|presales|groupBuys?)|ui\.(promotionCard|promotionNote|timeSlots|saleProgress|groupProgress))\./,
  account:
    /^shop\.(addresses|apiKeys|apiReference|approvals|balance|billing|company|companyBudgets|companyInvitation|companyMembers|devices|favourites|invoices?|messages|orders|profile|punchout|punchoutReturn|purchasing|quotes|refunds|user|webhooks)\./,
};

/** The module of a language's first-page messages. */
const FIRST = /^\0virtual:messages\/([\w-]+)\/first$/;

/** Names of texts in code: an id, or the beginning of one before `${`. */
const NAME = /(["'`])((?:[a-z]\w*\.)+[\w.-]*)(\1|\$\{)/g;

/**
 * Serves `virtual:messages/<locale>/<part>`: the messages of packages and shop, as `all` or, for the browser's build, in the parts `first`,
 * which the modules of a first page use, those of `OF_SCREENS`, and `rest`, without those of unused components; and as `chat` those of the
 * chat's package. Plain messages are ICU syntax trees too: without a parser, react-intl would report an error for each string and show it
 * only as a fallback.
 */
export function compiledMessages(isOnFirstVisit: (moduleId: string) => boolean): Plugin {
  const first = new Set<string>();
  const named = new Set<string>();
  const files: Record<string, string> = {};
  let isSplit = false;
  /** Components that the shop does not use bring no texts. */
  const isNeeded = (id: string) =>
    !SERVER.test(id) && !DESK_RULE.test(id) && (!COMPONENT.test(id) || isNamed(id, named));
  return {
    name: 'compiled-messages',
    configResolved: ({ command }) => void (isSplit = command === 'build'),
    resolveId: (id) => (id.startsWith(PREFIX) || id === FILES ? `\0${id}` : undefined),
    load(id) {
      // The browser's files are built before the server.
      if (id === `\0${FILES}`) return `export default ${JSON.stringify(this.environment.name === 'ssr' ? files : {})};`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [locale = '', part = ''] = id.slice(PREFIX.length + 1).split('/');
      const paths = textFiles(locale, part);
      for (const path of paths) this.addWatchFile(path);
      if ((part === 'rest' || part in OF_SCREENS) && !isSplit) return 'export default {};';
      return isSplit && part !== 'all' && part !== 'chat'
        ? `export default JSON.parse("@texts:${locale}/${part}@");`
        : `export default JSON.parse(${literal(compiled(paths, () => true))});`;
    },
    buildEnd() {
      if (this.environment.name !== 'client') return;
      for (const id of this.getModuleIds()) {
        for (const [, , name = '', end] of (this.getModuleInfo(id)?.code ?? '').matchAll(NAME)) {
          const text = end === '${' ? `${name}*` : name;
          named.add(text);
          if (isOnFirstVisit(id)) first.add(text);
        }
      }
    },
    renderChunk(code) {
      const filled = code.replaceAll(PLACE, (_, locale: string, part: string) =>
        literal(compiled(textFiles(locale, part), (id) => isNeeded(id) && partOf(id, first) === part)),
      );
      return filled === code ? null : filled;
    },
    generateBundle(_, bundle) {
      for (const { fileName, ...chunk } of Object.values(bundle)) {
        const locale = 'facadeModuleId' in chunk && FIRST.exec(chunk.facadeModuleId ?? '')?.[1];
        if (locale) files[locale] = `/${fileName}`;
      }
    },
  };
}

function textFiles(locale: string, part: string): string[] {
  const folders = part === 'chat' ? CHAT_FOLDERS : FOLDERS;
  return folders.map((folder) => fileURLToPath(new URL(`${folder}/${locale}.json`, import.meta.url)));
}

function compiled(paths: string[], isWanted: (id: string) => boolean): Record<string, unknown> {
  const messages: Record<string, unknown> = {};
  for (const path of paths) {
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)) {
      if (id in messages) throw new Error(`message ${id} is defined twice (${path})`);
      if (isWanted(id)) messages[id] = parse(text);
    }
  }
  return messages;
}

/** The part in which the browser's build has a text. */
function partOf(id: string, first: ReadonlySet<string>): string {
  if (isNamed(id, first)) return 'first';
  return Object.entries(OF_SCREENS).find(([, texts]) => texts.test(id))?.[0] ?? 'rest';
}

/** Whether code names a text by its id or by a beginning of it. */
function isNamed(id: string, names: ReadonlySet<string>): boolean {
  if (names.has(id)) return true;
  for (let end = id.length; end > 0; end -= 1) if (names.has(`${id.slice(0, end)}*`)) return true;
  return false;
}

/** A value as JSON in a JavaScript string. */
const literal = (value: unknown) => JSON.stringify(JSON.stringify(value));
