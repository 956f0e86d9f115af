import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"([^>]*)>/g;

/**
 * Creates a function that writes the stylesheets of a document into it, under the nonce of its styles: the first paint then waits for no
 * second request. The links stay, disabled, so that the page's script finds what it rendered; a disabled link fetches nothing.
 */
export function createInlineStyles(clientDirectory: string): (html: string, nonce: string) => string {
  const known = new Map<string, string>();
  const textOf = (address: string): string => {
    const text = known.get(address) ?? readFileSync(join(clientDirectory, address), 'utf8').trim();
    // It would end the element.
    if (text.includes('</')) throw new Error(`${address} cannot stand in a document`);
    known.set(address, text);
    return text;
  };
  return (html, nonce) =>
    html.replaceAll(
      STYLESHEET,
      (_link, address: string, rest: string) =>
        `<style nonce="${nonce}">${textOf(address)}</style><link rel="stylesheet" href="${address}" disabled${rest}>`,
    );
}
