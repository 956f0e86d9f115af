import { localized } from '../messages/localized-path.ts';
import { useLocale } from '../messages/messages.tsx';
import { useDocumentData } from '../session/document-data.tsx';

/** Returns a function that makes a path an absolute public address in the page's language, for structured data. */
export function useAddressOf(): (path: string) => string {
  const locale = useLocale();
  const { origin } = useDocumentData() ?? { origin: '' };
  return (path) => origin + localized(locale, path);
}
