import { RichText } from '@rider/ui/rich-text';
import { SpecificationTable } from '@rider/ui/specification-table';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import type { ProductPage } from '../../data/queries.ts';
import * as styles from './route.css.ts';

/** Specification table and dimensioned drawing beside the description (R2.5). */
export function TechnicalData({ product }: { product: ProductPage }) {
  const intl = useIntl();
  const { description, drawing, specifications } = product;
  const technical = drawing !== null || specifications.length > 0;
  if (!technical && description.length === 0) return null;
  return (
    <div className={styles.technical}>
      {technical && (
        <section className={styles.column}>
          <Heading level={2}>{intl.formatMessage({ id: 'shop.product.technical' })}</Heading>
          {specifications.length > 0 && <SpecificationTable rows={specifications} />}
          {drawing !== null && <Drawing address={drawing} product={product.name} />}
        </section>
      )}
      {description.length > 0 && (
        <section className={styles.column}>
          <Heading level={2}>{intl.formatMessage({ id: 'shop.product.description' })}</Heading>
          <RichText content={description} />
        </section>
      )}
    </div>
  );
}

function Drawing({ address, product }: { address: string; product: string }) {
  const intl = useIntl();
  return (
    <figure className={styles.drawing}>
      <figcaption className={styles.drawingTitle}>{intl.formatMessage({ id: 'shop.product.drawing' })}</figcaption>
      <a href={address} target="_blank" rel="noreferrer" className={styles.drawingLink}>
        <img
          src={address}
          alt={intl.formatMessage({ id: 'shop.product.drawing.alt' }, { product })}
          width="720"
          height="300"
          loading="lazy"
          className={styles.drawingPicture}
        />
      </a>
    </figure>
  );
}
