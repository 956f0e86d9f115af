import { useDocumentData } from './document-data.ts';

/** Whether the visitor is signed in, as the document knows it. */
export function useSignedIn(): boolean {
  return useDocumentData()?.signedIn ?? false;
}
