import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { Container } from '@rider/ui/layout';
import { SectionHead } from '@rider/ui/section-head';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { companyQuery } from '../../data/queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { useSiteName } from '../../page-head/page-head.tsx';

/** The home page of a shop without contents: what the shop is, and how to reach it. It must not import the screen's stylesheet. */
export default function EmptyHome({ className }: { className: string }) {
  const intl = useIntl();
  const siteName = useSiteName();
  const description = useOptionalQuery(companyQuery).data?.description;
  return (
    <section className={className}>
      <Container>
        <SectionHead title={intl.formatMessage({ id: 'shop.home.welcome' }, { shop: siteName })} />
        {description && <Text>{description}</Text>}
        <Text tone="quiet">
          <FormattedMessage id="shop.home.soon" />
        </Text>
        <p>
          <LinkButton href={screens.products} variant="primary">
            <FormattedMessage id="shop.home.products" />
          </LinkButton>{' '}
          <LinkButton href={screens.contact}>
            <FormattedMessage id="shop.home.contact" />
          </LinkButton>
        </p>
      </Container>
    </section>
  );
}
