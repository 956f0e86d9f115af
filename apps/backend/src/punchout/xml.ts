import {
  DOMImplementation,
  DOMParser,
  XMLSerializer,
  onErrorStopParsing,
  type Document,
  type Element,
} from '@xmldom/xmldom';

export type { Element };

/** An element to be written: its name, attributes, and text or elements. */
export type Written = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Written[],
];

/** Maximum number of tags of a document: an order of the maximum number of lines has half of it. Each takes CPU time. */
const MOST_TAGS = 40_000;
/** The character NUL, which no XML document may contain; parser and database disagree about it. */
const NUL = /\0|&#(?:0+|x0+);/;

/** The root of an XML document; null for anything else. Entities that a document declares are an error, so none is ever expanded or read. */
export function parseXml(text: string): Element | null {
  if (NUL.test(text) || text.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1) return null;
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml').documentElement;
  } catch {
    return null;
  }
}

/** The children of an element with a name. */
export function childrenOf(parent: Element | null, name: string): Element[] {
  return [...(parent?.childNodes ?? [])].filter((node): node is Element => node.nodeName === name);
}

/** The first element at a path below another. */
export function findIn(parent: Element | null, ...path: string[]): Element | null {
  return path.reduce<Element | null>((element, name) => childrenOf(element, name)[0] ?? null, parent);
}

/** The trimmed text of the first element at a path; empty without one. */
export function textIn(parent: Element | null, ...path: string[]): string {
  return findIn(parent, ...path)?.textContent?.trim() ?? '';
}

function append(document: Document, parent: Document | Element, [name, attributes, content]: Written): void {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  if (typeof content === 'string') element.appendChild(document.createTextNode(content));
  else for (const child of content) append(document, element, child);
  parent.appendChild(element);
}

/** An XML document with the address of its type definition. */
export function writeXml(root: Written, definition: string): string {
  const implementation = new DOMImplementation();
  const [name] = root;
  const document = implementation.createDocument(
    null,
    '',
    implementation.createDocumentType(name, '', `"${definition}"`),
  );
  append(document, document, root);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}`;
}
