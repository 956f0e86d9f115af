import { launcherLook } from './launcher-look.ts';

const GRAPHIC = 'http://www.w3.org/2000/svg';
const SPEECH = 'M4 5.5h16v11H11L6.5 20v-3.5H4z M8 9.5h8 M8 12.5h5';

function describe(element: Element, attributes: Record<string, unknown>): void {
  for (const name of Object.keys(attributes)) element.setAttribute(name, String(attributes[name]));
}

/**
 * Renders the button that opens the chat into a shadow root, without React: first by the loader, before the chat's code
 * is loaded, then by the element. Written for size.
 */
export function createLauncher(root: ShadowRoot, press: () => void): HTMLButtonElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(launcherLook);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  const icon = document.createElementNS(GRAPHIC, 'svg');
  const path = document.createElementNS(GRAPHIC, 'path');
  describe(button, { type: 'button', class: 'launcher', part: 'launcher', 'aria-haspopup': 'dialog' });
  describe(icon, { viewBox: '0 0 24 24', 'aria-hidden': true });
  describe(path, { d: SPEECH });
  button.addEventListener('click', press);
  icon.append(path);
  button.append(icon);
  root.replaceChildren(button);
  return button;
}

/** Sets label, language and pending state of the button. */
export function labelLauncher(
  button: HTMLButtonElement,
  { label, locale, busy }: { label: string; locale: string; busy: boolean },
): void {
  describe(button, { 'aria-label': label, lang: locale, 'aria-busy': busy });
}
