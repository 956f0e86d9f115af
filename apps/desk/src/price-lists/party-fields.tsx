import type { PriceGroupContents } from '@rider/api/operator';
import { Banner } from '@rider/ui/banner';
import { TextArea } from '@rider/ui/field';
import { Link } from '@rider/ui/link';
import { useMessages } from '../messages/use-messages.ts';

/** The fields of the buyers and companies of a price list or a price group. */
export function PartyFields({ parties }: { parties?: Pick<PriceGroupContents, 'accounts' | 'companies'> }) {
  const text = useMessages('desk.priceLists');
  return (
    <>
      <TextArea
        name="accounts"
        label={text('buyers')}
        description={text('buyersHint')}
        defaultValue={parties?.accounts.join('\n')}
        rows={4}
      />
      <TextArea
        name="companies"
        label={text('companies')}
        description={text('companiesHint')}
        defaultValue={parties?.companies.map(({ id, name }) => `${name} #${id}`).join('\n')}
        rows={3}
      />
    </>
  );
}

/** Says that another operator has saved meanwhile, with a link to what is saved now. */
export function SavedMeanwhile({ href }: { href: string }) {
  const text = useMessages('desk.priceLists');
  return (
    <Banner tone="warning">
      <Link href={href} target="_blank">
        {text('openSaved')}
      </Link>
    </Banner>
  );
}
