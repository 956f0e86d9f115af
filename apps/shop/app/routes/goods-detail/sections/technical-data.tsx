import { RichText } from '@rider/ui/rich-text';
import { SpecificationTable } from '@rider/ui/specification-table';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import type { ProductPage } from '../../../data/queries.ts';
import * as styles from '../route.css.ts';

/** Specification table beside the description. */
export function TechnicalData({ product }: { product: ProductPage }) {
  const intl = useIntl();
  const { description, specifications } = product;
  if (specifications.length === 0 && description.length === 0) return null;
  return (
    <div className={styles.technical}>
      {specifications.length > 0 && (
        <section className={styles.column}>
          <Heading level={2} className={styles.technicalHead}>
            {intl.formatMessage({ id: 'shop.product.technical' })}
          </Heading>
          <SpecificationTable rows={specifications} />
        </section>
      )}
      {description.length > 0 && (
        <section className={styles.description}>
          <Heading level={2}>{intl.formatMessage({ id: 'shop.product.description' })}</Heading>
          <RichText content={description} />
        </section>
      )}
    </div>
  );
}
