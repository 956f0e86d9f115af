import { launcherLook } from './launcher-look.ts';
import { launcherTexts } from './launcher-texts.ts';

/** What the launcher shows. */
export interface LauncherState {
  locale: string;
  unread: number;
  /** The chat is on its way. */
  busy: boolean;
  /** The window is open: it has a button of its own to close it. */
  covered: boolean;
}

const GRAPHIC = 'http://www.w3.org/2000/svg';
const SPEECH = 'M4 5.5h16v11H11L6.5 20v-3.5H4z M8 9.5h8 M8 12.5h5';
const MOST_SHOWN = 99;

/** The round button that opens the chat, without React: the loader draws it, the element takes it over. */
export class Launcher {
  readonly button: HTMLButtonElement;
  readonly #badge: HTMLElement;
  #state: LauncherState = { locale: 'en-US', unread: 0, busy: false, covered: false };

  constructor(root: ShadowRoot, press: () => void) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(launcherLook);
    root.adoptedStyleSheets = [sheet];
    const { ownerDocument } = root;
    this.button = ownerDocument.createElement('button');
    this.button.type = 'button';
    this.button.className = 'launcher';
    this.button.setAttribute('part', 'launcher');
    this.button.setAttribute('aria-haspopup', 'dialog');
    this.button.addEventListener('click', press);
    this.#badge = ownerDocument.createElement('span');
    this.#badge.className = 'badge';
    this.#badge.setAttribute('part', 'badge');
    this.#badge.setAttribute('aria-hidden', 'true');
    this.button.append(iconIn(ownerDocument), this.#badge);
    root.replaceChildren(this.button);
    this.show({});
  }

  /** Shows a change. */
  show(change: Partial<LauncherState>): void {
    this.#state = { ...this.#state, ...change };
    const { locale, unread, busy, covered } = this.#state;
    const texts = launcherTexts(locale);
    const idle = unread > 0 ? texts.unread.replace('{count}', String(unread)) : texts.open;
    this.button.setAttribute('aria-label', busy ? texts.loading : idle);
    this.button.setAttribute('aria-busy', String(busy));
    this.button.lang = locale;
    this.button.hidden = covered;
    this.#badge.hidden = unread === 0;
    this.#badge.textContent = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  }
}

function iconIn(document: Document): SVGElement {
  const icon = document.createElementNS(GRAPHIC, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(GRAPHIC, 'path');
  path.setAttribute('d', SPEECH);
  icon.append(path);
  return icon;
}
