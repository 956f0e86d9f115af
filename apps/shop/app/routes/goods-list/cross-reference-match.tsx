import type { CrossReference } from '@rider/model/cross-reference';
import { screens } from '@rider/model/screens';
import { Link } from '@rider/ui/link';
import { Picture } from '@rider/ui/picture';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import * as styles from './list.css.ts';

/** A variant that replaces the competitor's part number that was searched for, above the other results. */
export function CrossReferenceMatch({ found }: { found: CrossReference }) {
  const intl = useIntl();
  const { competitor, number, productId, code, name, image, differs } = found;
  const title = intl.formatMessage(
    { id: differs === null ? 'shop.list.equivalent' : 'shop.list.similar' },
    { competitor, number },
  );
  return (
    <section className={styles.match} aria-label={`${title} ${code}`}>
      <Picture src={image} size={88} />
      <div className={styles.matchText}>
        <Text size="small" tone="accent" weight="medium">
          {title}{' '}
          <Text as="span" mono>
            {code}
          </Text>
        </Text>
        <Heading level={2} size="large">
          <Link href={screens.product(productId, code)} className={styles.matchLink}>
            {name}
          </Link>
        </Heading>
        {differs !== null && <Text size="small">{intl.formatMessage({ id: 'shop.list.differs' }, { differs })}</Text>}
      </div>
    </section>
  );
}
