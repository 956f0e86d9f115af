import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentBytes } from '../http/document-bytes.ts';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"([^>]*)>/g;

/**
 * Creates a function that encodes a document with its stylesheets in it, under the nonce of its styles: the first paint then waits for no
 * second request. They are half of it, so they are encoded once for all documents. The links stay, disabled, so that the page's script finds
 * what it rendered; a disabled link fetches nothing.
 */
export function createInlineStyles(clientDirectory: string): (html: string, nonce: string) => Buffer<ArrayBuffer> {
  const known = new Map<string, Uint8Array>();
  const bytesOf = (address: string): Uint8Array => {
    const present = known.get(address);
    if (present) return present;
    const text = readFileSync(join(clientDirectory, address), 'utf8').trim();
    // It would end the element.
    if (text.includes('</')) throw new Error(`${address} cannot be inlined in a document`);
    const bytes = Buffer.from(text);
    known.set(address, bytes);
    return bytes;
  };
  return (html, nonce) => {
    // Nothing but a head has stylesheets.
    const headEnd = Math.max(0, html.indexOf('</head>'));
    const pieces: Uint8Array[] = [];
    let before = '';
    let from = 0;
    for (const { 0: link, 1: address = '', 2: rest = '', index } of html.slice(0, headEnd).matchAll(STYLESHEET)) {
      pieces.push(Buffer.from(`${before}${html.slice(from, index)}<style nonce="${nonce}">`), bytesOf(address));
      before = `</style><link rel="stylesheet" href="${address}" disabled${rest}>`;
      from = index + link.length;
    }
    return Buffer.concat([
      ...pieces,
      Buffer.from(before + html.slice(from, headEnd)),
      documentBytes(html.slice(headEnd)),
    ]);
  };
}
