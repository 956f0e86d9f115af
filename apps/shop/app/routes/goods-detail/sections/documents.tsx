import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import type { ProductPage } from '../../../data/queries.ts';
import * as styles from '../route.css.ts';

/** Megabytes with one decimal, at least 0.1. */
const megabytes = (bytes: number) => Math.max(Math.round(bytes / 100_000), 1) / 10;

/** The files of a product to download, with their sizes. */
export function Documents({ documents }: Pick<ProductPage, 'documents'>) {
  const intl = useIntl();
  if (documents.length === 0) return null;
  return (
    <section className={styles.drawing}>
      <Heading level={2}>{intl.formatMessage({ id: 'shop.product.documents' })}</Heading>
      <ul>
        {documents.map(({ url, title, size }) => {
          const extension = url.slice(url.lastIndexOf('.') + 1);
          const facts = { title, kind: extension.toUpperCase(), size: megabytes(size) };
          return (
            <li key={url}>
              <a href={url} download={`${title}.${extension}`}>
                {intl.formatMessage({ id: 'shop.product.document' }, facts)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
