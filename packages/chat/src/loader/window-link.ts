import { launcherTexts } from '../launcher/launcher-texts.ts';

/**
 * Whether this browser can show the chat in the page. It needs constructable stylesheets, which a strict policy allows; browsers with them
 * also have modules and custom elements.
 */
export function canShowInPage(): boolean {
  return 'adoptedStyleSheets' in Document.prototype;
}

/** The shop's chat page. */
export function fullWindowAddress(origin: string, locale: string): string {
  return `${origin}${locale.startsWith('zh') ? '/zh-CN' : ''}/AppChat`;
}

/** Shows a link to the chat's own page, for browsers that cannot show the chat here. Styled by script, which every policy allows. */
export function showLink(place: HTMLElement, origin: string, locale: string): void {
  const link = document.createElement('a');
  link.href = fullWindowAddress(origin, locale);
  link.target = '_blank';
  link.rel = 'noopener';
  link.lang = locale;
  link.textContent = launcherTexts(locale).newWindow;
  link.style.cssText =
    'all:initial;position:fixed;right:20px;bottom:20px;z-index:2147483000;padding:12px 16px;' +
    'background:#0a6c6a;color:#fff;font:600 15px/1.4 system-ui,sans-serif;text-decoration:underline;cursor:pointer';
  const root: ParentNode = place.shadowRoot || place;
  root.replaceChildren(link);
}
