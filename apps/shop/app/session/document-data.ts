import { useRouteLoaderData } from 'react-router';

/** The data of every document about shop and visitor, from the root's loader. */
export interface DocumentData {
  /** Origin of the shop's public addresses. */
  origin: string;
  signedIn: boolean;
}

/** The document's data; undefined if the root's loader failed. */
export function useDocumentData(): DocumentData | undefined {
  return useRouteLoaderData<DocumentData>('root');
}
