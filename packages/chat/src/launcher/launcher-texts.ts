// Only what the launcher says goes into the loader: the build gives these two files without the rest.
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };

/** What the launcher says. */
export interface LauncherTexts {
  open: string;
  loading: string;
  /** With `{count}` in it. */
  unread: string;
  /** Of the link that stands in where this browser cannot show the chat in the page. */
  elsewhere: string;
}

/** The launcher's texts, English where a language has none. */
export function launcherTexts(locale: string): LauncherTexts {
  const texts: Record<string, string> = locale.startsWith('zh') ? chinese : english;
  const say = (name: string) => texts[`chat.launcher.${name}`] || '';
  return { open: say('open'), loading: say('loading'), unread: say('unread'), elsewhere: say('elsewhere') };
}
