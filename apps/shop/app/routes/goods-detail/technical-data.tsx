import type { Product } from '@rider/api/catalogue';
import { SpecificationTable } from '@rider/ui/specification-table';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import * as styles from './route.css.ts';

/** The specification table beside the dimensioned drawing (R2.5). */
export function TechnicalData({ product }: { product: Product }) {
  const intl = useIntl();
  const { drawing, name, specifications } = product;
  if (!drawing && specifications.length === 0) return null;
  const title = intl.formatMessage({ id: 'shop.product.drawing' });
  return (
    <section className={styles.section} aria-label={intl.formatMessage({ id: 'shop.product.technical' })}>
      <div className={styles.technical}>
        {specifications.length > 0 && <SpecificationTable rows={specifications} />}
        {drawing && (
          <figure className={styles.drawing}>
            <Heading level={2} size="title3">
              {title}
            </Heading>
            <a href={drawing} target="_blank" rel="noreferrer" className={styles.drawingLink}>
              <img
                src={drawing}
                alt={intl.formatMessage({ id: 'shop.product.drawing.alt' }, { product: name })}
                width="720"
                height="300"
                loading="lazy"
                className={styles.drawingPicture}
              />
            </a>
          </figure>
        )}
      </div>
    </section>
  );
}
