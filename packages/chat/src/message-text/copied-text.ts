/** What of a copy event is needed; React's and the browser's have it. */
interface CopyEvent {
  currentTarget: Node;
  clipboardData: DataTransfer;
  preventDefault(): void;
}

/** What stands on lines of its own. */
const BLOCKS = new Set(['BR', 'DIV', 'LI', 'P', 'TIME', 'UL']);

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLElement && node.dataset['code'] !== undefined) return `[${node.dataset['code']}]`;
  // Initials in place of a portrait.
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
  const inside = [...node.childNodes].map((child) => textOf(child)).join('');
  return BLOCKS.has(node.nodeName) ? `\n${inside}\n` : inside;
}

/** The words of a copied piece of the conversation, emoji as their codes. */
export function textOfCopied(piece: DocumentFragment): string {
  return textOf(piece)
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();
}

/** Copying an emoji gives its code back, which can be sent again (R7.9); what holds none is copied as ever. */
export function copyWithCodes(event: CopyEvent): void {
  // In a shadow root, some browsers know the selection only there.
  const root: Node & { getSelection?: () => Selection | null } = event.currentTarget.getRootNode();
  const selection = root.getSelection?.() ?? document.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const piece = selection.getRangeAt(0).cloneContents();
  if (!piece.querySelector('[data-code]')) return;
  event.clipboardData.setData('text/plain', textOfCopied(piece));
  event.preventDefault();
}
