/** A variant that replaces a competitor's part number. */
export interface CrossReference {
  competitor: string;
  /** The competitor's number as that writes it. */
  number: string;
  productId: string;
  /** The SKU. */
  code: string;
  name: string;
  image: string;
  /** How the variant differs; null for an equivalent one. */
  differs: string | null;
}

/** A part number without what its writers do not agree on: letters and digits in upper case. */
export function plainNumber(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
