import { useRouteLoaderData } from 'react-router';

/** What every document knows of the shop and its visitor; the root's loader answers it. */
export interface DocumentData {
  /** Origin of the shop's public addresses. */
  origin: string;
  signedIn: boolean;
}

/** The document's own data; undefined where the root's loader failed. */
export function useDocumentData(): DocumentData | undefined {
  return useRouteLoaderData<DocumentData>('root');
}
