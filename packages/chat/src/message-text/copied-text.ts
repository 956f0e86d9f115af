/** The part of a copy event that is used, of React or the DOM. */
interface CopyEvent {
  currentTarget: Node;
  clipboardData: DataTransfer;
  preventDefault(): void;
}

/** Block elements, which start a new line. */
const BLOCKS = new Set(['BR', 'DIV', 'LI', 'P', 'TIME', 'UL']);

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLElement && node.dataset['code'] !== undefined) return `[${node.dataset['code']}]`;
  // Initials of an avatar without picture.
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
  const inside = [...node.childNodes].map((child) => textOf(child)).join('');
  return BLOCKS.has(node.nodeName) ? `\n${inside}\n` : inside;
}

/** The text of a copied fragment, with emoji as codes. */
export function textOfCopied(piece: DocumentFragment): string {
  return textOf(piece)
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();
}

/** Copies emoji as their codes, which can be sent again; other selections are copied as usual. */
export function copyWithCodes(event: CopyEvent): void {
  // Some browsers expose a selection inside a shadow root only there.
  const root: Node & { getSelection?: () => Selection | null } = event.currentTarget.getRootNode();
  const selection = root.getSelection?.() ?? document.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const piece = selection.getRangeAt(0).cloneContents();
  if (!piece.querySelector('[data-code]')) return;
  event.clipboardData.setData('text/plain', textOfCopied(piece));
  event.preventDefault();
}
