import { useRouteLoaderData } from 'react-router';
import { localized } from '../messages/language.ts';
import { useLocale } from '../messages/messages.tsx';
import type { loader } from '../root.tsx';

/** Gives the absolute public address of a path in the page's language, for structured data. */
export function useAddressOf(): (path: string) => string {
  const locale = useLocale();
  const { origin } = useRouteLoaderData<typeof loader>('root') ?? { origin: '' };
  return (path) => origin + localized(locale, path);
}
