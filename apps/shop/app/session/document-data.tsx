import { createContext, use } from 'react';

/** The data of every document about shop and visitor, from the root's loader. */
export interface DocumentData {
  /** Origin of the shop's public addresses. */
  origin: string;
  signedIn: boolean;
  /** The company's purchasing system sent the buyer, and expects the cart. */
  isPunchout?: boolean;
}

/** Provides the document's data, which never changes within it: what reads it is not rendered with each state of a navigation. */
export const DocumentDataContext = createContext<DocumentData | undefined>(undefined);

/** The document's data; undefined if the root's loader failed. */
export function useDocumentData(): DocumentData | undefined {
  return use(DocumentDataContext);
}
