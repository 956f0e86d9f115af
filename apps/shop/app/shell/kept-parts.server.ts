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
const marked = new RegExp(`${mark}(\\d+)(?:=|\\(([\\s\\S]*?)${mark}\\))`, 'g');

/** The parts of one document that are kept, or will be once it is rendered. */
export class KeptParts implements PartKeeper {
  readonly #parts: { html: string | undefined; key: string; place: string }[] = [];

  around(key: string, place: string, part: ReactNode): readonly [ReactNode, ReactNode, ReactNode] {
    const html = kept.get(key) ?? kept.get(key + place);
    const number = this.#parts.push({ html, key, place }) - 1;
    return html === undefined ? [`${mark}${number}(`, part, `${mark})`] : [`${mark}${number}=`, null, null];
  }

  /** The document with its kept parts in their places; keeps the others. */
  finish(document: string): string {
    return document.replaceAll(marked, (_, number: string, rendered?: string) => {
      const part = this.#parts[Number(number)];
      if (!part) throw new Error(`no part ${number} was rendered`);
      if (rendered === undefined) return part.html ?? '';
      const key = rendered.includes(REACT_ID) ? part.key + part.place : part.key;
      if (!rendered.includes(BOUNDARY)) kept.set(key, rendered);
      return rendered;
    });
  }
}
