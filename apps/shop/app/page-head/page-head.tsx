import { LOCALES, type Locale } from '@rider/model/locale';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHydrated } from '../activity/use-hydrated.ts';
import { headerQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { localized } from '../messages/localized-path.ts';
import { useLocale } from '../messages/messages.tsx';
import { useDocumentData } from '../session/document-data.tsx';

/** The shop's name; a neutral word where the backend has none. */
export function useSiteName(): string {
  const neutral = useIntl().formatMessage({ id: 'shop.unnamed' });
  return useOptionalQuery(headerQuery).data?.siteName || neutral;
}

/** A screen's metadata for browsers and search engines. */
export interface PageHeadProps {
  /** Title without the site's name; empty for the home page. */
  title: string;
  description?: string | undefined;
  /** Path and query of the canonical address, without language prefix; absent on pages that search engines must skip. */
  canonicalPath?: string;
  /** schema.org objects of the page; null in the browser, since robots read the server's HTML. */
  structuredData?: (object | null)[];
}

/** Title, description, canonical, hreflang and JSON-LD of a screen; React puts them into the head. */
export function PageHead({ title, description, canonicalPath, structuredData }: PageHeadProps) {
  const siteName = useSiteName();
  const locale = useLocale();
  const { origin } = useDocumentData() ?? { origin: '' };
  const address = (language: Locale) => origin + localized(language, canonicalPath ?? '/');
  return (
    <>
      <title>{[title, siteName].filter(Boolean).join(' | ')}</title>
      {description && <meta name="description" content={description} />}
      {canonicalPath === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(locale)} />
          {LOCALES.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('en-US')} />
        </>
      )}
      {structuredData && <StructuredData items={structuredData} />}
    </>
  );
}

/** The scripts that robots read in the server's HTML: hydration leaves them, and later screens have none. */
function StructuredData({ items }: { items: (object | null)[] }) {
  const [hasFollowed] = useState(useHydrated());
  if (hasFollowed) return null;
  return items.map((item, index) => (
    <script key={index} type="application/ld+json" suppressHydrationWarning>
      {item ? JSON.stringify(item).replaceAll('<', '\\u003c') : ''}
    </script>
  ));
}
