import { LOCALES, type Locale } from '@rider/model/locale';
import { useIntl } from 'react-intl';
import { localized } from '../messages/language.ts';
import { useLocale } from '../messages/messages.tsx';
import { useDocumentData } from '../session/document-data.ts';

/** A screen's metadata for browsers and search engines (R2.14). */
export interface PageHeadProps {
  /** Title without the site's name; empty for the home page. */
  title: string;
  description?: string;
  /** Path and query of the canonical address, without language prefix; absent on pages that search engines must skip. */
  canonicalPath?: string;
  /** schema.org objects of the page. */
  structuredData?: object[];
}

/** Title, description, canonical, hreflang and JSON-LD of a screen; React puts them into the head. */
export function PageHead({ title, description, canonicalPath, structuredData = [] }: PageHeadProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { origin } = useDocumentData() ?? { origin: '' };
  const siteName = intl.formatMessage({ id: 'shop.siteName' });
  const address = (language: Locale) => origin + localized(language, canonicalPath ?? '/');
  return (
    <>
      <title>{title ? `${title} | ${siteName}` : siteName}</title>
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
      {structuredData.map((item, index) => (
        <script key={index} type="application/ld+json">
          {JSON.stringify(item).replaceAll('<', '\\u003c')}
        </script>
      ))}
    </>
  );
}
