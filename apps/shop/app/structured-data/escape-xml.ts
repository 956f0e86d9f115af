// oxlint-disable-next-line no-control-regex -- XML 1.0 allows no other control characters
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
