import { FormattedMessage } from 'react-intl';
import { capabilitiesQuery } from '../data/capabilities-query.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { unnamedRequestScreen } from './request-address.ts';
import { RowsButton } from './rows-button.tsx';

/** Takes the rows of a form with the fields `text` and `quantity` to the request for a quote, where the backend has quotes. */
export function RequestQuoteButton({ disabled }: { disabled: boolean }) {
  const signedIn = useSignedIn();
  const hasQuotes = useOptionalQuery(capabilitiesQuery).data?.accounts ?? false;
  if (!signedIn || !hasQuotes) return null;
  return (
    <RowsButton action={unnamedRequestScreen} name="intent" value="fill" disabled={disabled}>
      <FormattedMessage id="shop.cart.quote" />
    </RowsButton>
  );
}
