import { screens } from '@rider/model/screens';
import { Link } from '@rider/ui/link';
import { Picture } from '@rider/ui/picture';
import { Price } from '@rider/ui/price';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import type { VariantMatch as Match } from './search-queries.ts';
import * as styles from './list.css.ts';

/** The variant whose code was searched for, above the other results. */
export function VariantMatch({ variant }: { variant: Match }) {
  const intl = useIntl();
  const { id, code, image, name, price } = variant;
  return (
    <section className={styles.match} aria-label={intl.formatMessage({ id: 'shop.list.match' })}>
      <Picture src={image} size={88} />
      <div className={styles.matchText}>
        <Text size="small" tone="accent" weight="medium">
          {intl.formatMessage({ id: 'shop.list.match' })}{' '}
          <Text as="span" mono>
            {code}
          </Text>
        </Text>
        <Heading level={2} size="large">
          <Link href={screens.product(id, code)} className={styles.matchLink}>
            {name}
          </Link>
        </Heading>
        <Price amount={price} />
      </div>
    </section>
  );
}
