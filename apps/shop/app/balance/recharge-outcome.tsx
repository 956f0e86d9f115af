import type { RechargeStatus } from '@rider/model/balance';
import { Banner } from '@rider/ui/banner';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';

const TONES = { paid: 'success', declined: 'danger', open: 'info' } as const;

/** Shows the result of the payment from which the buyer returns. */
export function RechargeOutcome({ recharge: { state, amount, number } }: { recharge: RechargeStatus }) {
  const intl = useIntl();
  return (
    <Banner tone={TONES[state]} live>
      <FormattedMessage id={`shop.balance.outcome.${state}`} values={{ amount: formatMoney(intl, amount), number }} />
    </Banner>
  );
}
