import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import type { PartKeeper } from './kept-part.tsx';

/** The most characters of HTML and keys that are kept: about two thousand cards. */
const MOST_CHARACTERS = 6_000_000;
/** Ids of React depend on the place in the page. */
const REACT_ID = '"_R_';
/** A Suspense boundary may stand for something that failed. */
const BOUNDARY = '<!--$';

const kept = new LRUCache<string, string>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Stands around the parts until a document is finished. Nobody outside can write it. */
const mark = crypto.randomUUID();

/** The names of what was shown before: answers that are kept come with many documents. */
const names = new WeakMap<object, string>();

/** A short name of what a part shows. */
function nameOf(shown: unknown): string {
  if (Array.isArray(shown)) return `[${shown.map(nameOf).join()}]`;
  if (typeof shown !== 'object' || shown === null) return JSON.stringify(shown) ?? '';
  const known = names.get(shown);
  if (known !== undefined) return known;
  const name = hash('sha256', JSON.stringify(shown), 'base64url');
  names.set(shown, name);
  return name;
}

/** The parts of one document that are kept, or will be once it is rendered. */
export class KeptParts implements PartKeeper {
  readonly #parts: { html: string | undefined; key: string; place: string }[] = [];

  around(kind: string, shows: unknown, place: string, part: ReactNode): readonly [ReactNode, ReactNode, ReactNode] {
    const key = `${kind} ${nameOf(shows)}`;
    const html = kept.get(key) ?? kept.get(key + place);
    const number = this.#parts.push({ html, key, place }) - 1;
    return html === undefined ? [`${mark}${number}(`, part, `${mark})`] : [`${mark}${number}=`, null, null];
  }

  /** The document with its kept parts in their places; keeps the others. */
  finish(document: string): string {
    const [start = '', ...pieces] = document.split(mark);
    return start + pieces.map((piece) => this.#placed(piece)).join('');
  }

  /** A piece of the document from one mark to the next: `1=` stands for a part, `1(` begins a rendered one and `)` ends it. */
  #placed(piece: string): string {
    const [, digits = '', sign = ''] = /^(\d*)([=()])/.exec(piece) ?? [];
    const text = piece.slice(digits.length + sign.length);
    if (sign === ')') return text;
    const part = this.#parts[Number(digits)];
    if (!part) throw new Error(`no part ${digits} was rendered`);
    if (sign === '=') return (part.html ?? '') + text;
    const key = text.includes(REACT_ID) ? part.key + part.place : part.key;
    if (!text.includes(BOUNDARY)) kept.set(key, text);
    return text;
  }
}
