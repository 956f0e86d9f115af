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
  newWindow: string;
}

/** The launcher's texts; English for unknown languages. */
export function launcherTexts(locale: string): LauncherTexts {
  const texts: Record<string, string> = locale.startsWith('zh') ? chinese : english;
  const textOf = (name: string) => texts[`chat.launcher.${name}`] || '';
  return { open: textOf('open'), loading: textOf('loading'), unread: textOf('unread'), newWindow: textOf('newWindow') };
}
