import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** Whether the visitor is signed in, as the document knows it. */
export function useSignedIn(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.signedIn ?? false;
}
