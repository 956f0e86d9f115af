import { FormattedMessage } from 'react-intl';

const METHODS = ['alipay', 'stripe', 'weixin'] as const;

/** The name of a method; the wire's name for one that the desk has no message for. */
export function PaymentMethod({ method }: { method: string }) {
  const known = METHODS.find((each) => each === method);
  return known === undefined ? method : <FormattedMessage id={`desk.payment.method.${known}`} />;
}
