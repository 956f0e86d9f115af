/** The languages the chat has texts for. */
export type ChatLocale = 'en-US' | 'zh-CN';

/** Texts by id. */
export type ChatMessages = Record<string, string>;

const loaders: Record<ChatLocale, () => Promise<{ default: ChatMessages }>> = {
  'en-US': () => import('../../messages/en-US.json', { with: { type: 'json' } }),
  'zh-CN': () => import('../../messages/zh-CN.json', { with: { type: 'json' } }),
};

/** Loads the texts of a language, English for others. Spread your own over them to change some. */
export async function loadMessages(locale: string): Promise<ChatMessages> {
  const load = locale in loaders ? loaders[locale as ChatLocale] : loaders['en-US'];
  return (await load()).default;
}
