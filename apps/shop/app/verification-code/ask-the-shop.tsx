import { LinkButton } from '@rider/ui/button';
import { Banner } from '@rider/ui/banner';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage } from 'react-intl';
import { PhoneLink } from '../content/phone-link.tsx';
import { companyQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';

export interface AskTheShopProps {
  /** The page's title, where it has no other. */
  title?: string;
}

/** Replaces a form that the backend does not support: the shop's operators then manage accounts. */
export function AskTheShop({ title }: AskTheShopProps) {
  const phone = useOptionalQuery(companyQuery).data?.phone;
  return (
    <>
      {title !== undefined && (
        <Heading level={1} size="title2">
          {title}
        </Heading>
      )}
      <Banner tone="info">
        <Text>
          <FormattedMessage id="shop.askTheShop.text" />
        </Text>
        {phone && (
          <Text>
            <FormattedMessage id="shop.askTheShop.call" values={{ phone: <PhoneLink phone={phone} /> }} />
          </Text>
        )}
        <LinkButton href="/contact">
          <FormattedMessage id="shop.askTheShop.contact" />
        </LinkButton>
      </Banner>
    </>
  );
}
