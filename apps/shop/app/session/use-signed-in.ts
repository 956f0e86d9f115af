import { useDocumentData } from './document-data.tsx';

/** Whether the visitor is signed in, according to the document's data. */
export function useSignedIn(): boolean {
  return useDocumentData()?.signedIn ?? false;
}
