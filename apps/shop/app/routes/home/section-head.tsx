import { Icon } from '@rider/ui/icon';
import { VisuallyHidden } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import * as styles from './route.css.ts';

/** The heading of a home section with the way to all of its kind. */
export function SectionHead({ title, href }: { title: string; href: string }) {
  return (
    <div className={styles.head}>
      <Heading level={2}>{title}</Heading>
      <MoreLink of={title} href={href} />
    </div>
  );
}

/** "More", telling those who do not see the heading more of what. */
export function MoreLink({ of, href }: { of: string; href: string }) {
  const intl = useIntl();
  return (
    <Link href={href} className={styles.more}>
      {intl.formatMessage({ id: 'shop.home.more' })} <VisuallyHidden>{of}</VisuallyHidden>
      <Icon name="chevron-right" size="small" />
    </Link>
  );
}
