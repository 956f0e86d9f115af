import { createLauncher, labelLauncher, launcherTexts } from '../launcher/index.ts';

/** State of the launcher. */
export interface LauncherState {
  locale: string;
  unread: number;
  /** The chat's code is loading. */
  busy: boolean;
  /** The window is open and has its own close button. */
  covered: boolean;
}

/** The launcher as used by the element. */
export interface CountingLauncher {
  readonly button: HTMLButtonElement;
  /** Renders a new state. */
  show(change: Partial<LauncherState>): void;
}

const MOST_SHOWN = 99;

const look = `
.badge{box-sizing:border-box;position:absolute;inset-block-start:-4px;inset-inline-end:-4px;min-inline-size:22px;padding-inline:5px;border:2px solid #fff;border-radius:999px;background:#b3261e;color:#fff;font:700 12px/18px system-ui,sans-serif;text-align:center;font-variant-numeric:tabular-nums}
.badge[hidden]{display:none}
.said{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;

/** The launcher with the count of unread messages. */
export function createCountingLauncher(root: ShadowRoot, press: () => void): CountingLauncher {
  const button = createLauncher(root, press);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const badge = document.createElement('span');
  badge.className = 'badge';
  badge.setAttribute('part', 'badge');
  // The label contains the count.
  badge.setAttribute('aria-hidden', 'true');
  button.append(badge);
  let state: LauncherState = { locale: '', unread: 0, busy: false, covered: false };
  const show = (change: Partial<LauncherState>) => {
    state = { ...state, ...change };
    const { locale, unread, busy, covered } = state;
    const texts = launcherTexts(locale);
    const idle = unread > 0 ? texts.unread.replace('{count}', String(unread)) : texts.open;
    labelLauncher(button, { label: busy ? texts.loading : idle, locale, busy });
    button.hidden = covered;
    badge.hidden = unread === 0;
    badge.textContent = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  };
  show({});
  return { button, show };
}
