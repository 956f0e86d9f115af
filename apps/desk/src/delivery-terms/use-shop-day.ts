import { useIntl } from 'react-intl';

/** Today on the shop's clock, as an ISO date. */
export function useShopDay(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: useIntl().timeZone }).format();
}
