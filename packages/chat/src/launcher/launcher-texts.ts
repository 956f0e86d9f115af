// The loader bundles only the launcher's texts: the build strips these two files.
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };

/** Texts of the launcher. */
export interface LauncherTexts {
  open: string;
  loading: string;
  /** Contains `{count}`. */
  unread: string;
  /** For the link that replaces the chat in browsers that cannot show it. */
  elsewhere: string;
}

/** The launcher's texts; English for unknown languages. */
export function launcherTexts(locale: string): LauncherTexts {
  const texts: Record<string, string> = locale.startsWith('zh') ? chinese : english;
  const say = (name: string) => texts[`chat.launcher.${name}`] || '';
  return { open: say('open'), loading: say('loading'), unread: say('unread'), elsewhere: say('elsewhere') };
}
