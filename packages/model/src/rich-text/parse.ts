import { decodeEntities } from './entities.ts';
import { allowedAttributes, droppedWithContent, isAllowed, isBlock, isVoid, renamed, tableParents } from './rules.ts';

/**
 * An allowed element of rich text; attributes are null when there are none. A tuple, because it is serialised into
 * pages.
 */
export type RichElement = readonly [
  tag: string,
  attributes: Record<string, string> | null,
  children: readonly RichNode[],
];
/** A node of rich text. */
export type RichNode = string | RichElement;

/** An element while the tree is built. */
interface BuiltElement {
  tag: string;
  attributes: Record<string, string>;
  children: (string | BuiltElement)[];
}

function finished(node: string | BuiltElement): RichNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return [tag, Object.keys(attributes).length > 0 ? attributes : null, children.map(finished)];
}

/** Deeper nesting is flattened. */
const DEEPEST = 32;

// Bounded lengths keep hostile input linear.
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<\/?([a-zA-Z][a-zA-Z0-9:-]*)((?:"[^"]{0,4000}"|'[^']{0,4000}'|[^'"<>]){0,4000})>|<[!?][^<>]*>?/g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * Parses HTML into a tree of allowed elements and attributes. It need not parse like a browser: everything that it does not recognise stays
 * text.
 */
export function parseRichText(html: string): RichNode[] {
  const builder = new TreeBuilder();
  let position = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    builder.text(html.slice(position, match.index));
    position = TOKEN.lastIndex;
    const [token, name, attributes = ''] = match;
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (token.startsWith('</')) builder.close(renamed(tag));
    else if (droppedWithContent.has(tag)) position = TOKEN.lastIndex = endOfDropped(html, tag, position);
    else if (isAllowed(renamed(tag))) builder.open(renamed(tag), attributes);
  }
  builder.text(html.slice(position));
  return builder.root.children.map(finished);
}

/** Returns the end of an element with dropped content; the end of the input if it is not closed. */
function endOfDropped(html: string, tag: string, from: number): number {
  const closing = new RegExp(`</${tag}[^>]*>`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html) ? closing.lastIndex : html.length;
}

/** Builds a tree that browsers parse back to the same tree: server-rendered HTML must hydrate. */
class TreeBuilder {
  readonly root: BuiltElement = { tag: '', attributes: {}, children: [] };
  private readonly stack: BuiltElement[] = [this.root];

  private get top(): BuiltElement {
    return this.stack.at(-1) ?? this.root;
  }

  text(raw: string): void {
    if (raw === '') return;
    const inTableFrame = tableParents.has(this.top.tag) || this.top.tag === 'ul' || this.top.tag === 'ol';
    if (inTableFrame && raw.trim() === '') return;
    if (inTableFrame) this.leaveTo((tag) => !tableParents.has(tag) && tag !== 'ul' && tag !== 'ol');
    this.top.children.push(decodeEntities(raw));
  }

  open(tag: string, rawAttributes: string): void {
    if (!this.makeRoomFor(tag)) return;
    const element: BuiltElement = { tag, attributes: readAttributes(tag, rawAttributes), children: [] };
    this.top.children.push(element);
    if (!isVoid(tag) && this.stack.length < DEEPEST) this.stack.push(element);
  }

  close(tag: string): void {
    const index = this.stack.findLastIndex((element) => element.tag === tag);
    // A stray end tag inside a cell must not close the table.
    const cell = this.stack.findLastIndex((element) => element.tag === 'td' || element.tag === 'th');
    const closesTable = tableParents.has(tag) || tag === 'td' || tag === 'th';
    if (index > 0 && (index > cell || closesTable)) this.stack.length = index;
  }

  /** Closes and opens elements as the new element requires; false if it is not allowed here. */
  private makeRoomFor(tag: string): boolean {
    if (tag === 'a' && this.isInside('a')) this.close('a');
    if (tag === 'li') return this.makeRoomForItem();
    if (tag === 'tbody' || tag === 'thead' || tag === 'tfoot' || tag === 'caption') return this.returnTo('table');
    if (tag === 'tr') return this.makeRoomForRow();
    if (tag === 'td' || tag === 'th') return this.returnTo('tr');
    if (tableParents.has(this.top.tag)) this.leaveTo((other) => !tableParents.has(other));
    if (this.top.tag === 'ul' || this.top.tag === 'ol') this.leaveTo((other) => other !== 'ul' && other !== 'ol');
    if (isBlock(tag)) {
      this.close('p');
      if (/^h\d$/.test(this.top.tag)) this.stack.length -= 1;
    }
    return true;
  }

  private makeRoomForItem(): boolean {
    const list = this.stack.findLastIndex((element) => element.tag === 'ul' || element.tag === 'ol');
    const cell = this.stack.findLastIndex((element) => element.tag === 'td' || element.tag === 'th');
    if (list <= 0 || list < cell) return false;
    this.stack.length = list + 1;
    return true;
  }

  private makeRoomForRow(): boolean {
    const frame = this.stack.findLastIndex((element) => tableParents.has(element.tag) && element.tag !== 'tr');
    if (frame <= 0) return false;
    this.stack.length = frame + 1;
    // Browsers wrap bare rows in a tbody.
    if (this.top.tag === 'table') this.open('tbody', '');
    return true;
  }

  private returnTo(tag: string): boolean {
    const index = this.stack.findLastIndex((element) => element.tag === tag);
    const table = this.stack.findLastIndex((element) => element.tag === 'table');
    if (index <= 0 || index < table) return false;
    this.stack.length = index + 1;
    return true;
  }

  private leaveTo(fits: (tag: string) => boolean): void {
    while (this.stack.length > 1 && !fits(this.top.tag)) this.stack.length -= 1;
  }

  private isInside(tag: string): boolean {
    return this.stack.some((element) => element.tag === tag);
  }
}

function readAttributes(tag: string, raw: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const match of raw.matchAll(ATTRIBUTE)) {
    const name = match[1]?.toLowerCase() ?? '';
    const value = decodeEntities(match[2] ?? match[3] ?? match[4] ?? '');
    const allowed = allowedAttributes(tag, name, value);
    if (allowed !== undefined && !(name in attributes)) attributes[name] = allowed;
  }
  return attributes;
}
