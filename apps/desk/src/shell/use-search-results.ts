import { mayUse } from '@rider/model/staff';
import type { ComboboxOption } from '@rider/ui/combobox';
import { useIntl } from 'react-intl';
import { orderAddress, productAddress } from '../data/addresses.ts';
import { buyersQuery, ordersQuery, productsQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useAgent } from '../session/agent.tsx';
import { findSections } from './find-sections.ts';

/** Most orders, products and buyers shown, of each. */
const MOST = 5;
/** Most SKUs of a product shown. */
const MOST_CODES = 2;
/** A shorter text finds too much to be of use. */
const SHORTEST = 2;

/** The places that a text finds, as options whose values are their addresses; only those that the agent's role may use. */
export function useSearchResults(typed: string): { results: ComboboxOption[]; isLoading: boolean } {
  const intl = useIntl();
  const text = useMessages('desk.search');
  const { staffRole, secondStepRequired } = useAgent();
  const searches = typed.length >= SHORTEST && !secondStepRequired;
  const hasNumber = /\d/.test(typed);
  const orders = useOptionalQuery(
    searches && hasNumber && mayUse(staffRole, 'orders') ? ordersQuery({ search: typed }) : null,
  );
  const buyers = useOptionalQuery(searches && mayUse(staffRole, 'buyers') ? buyersQuery({ search: typed }) : null);
  const products = useOptionalQuery(
    searches && mayUse(staffRole, 'products') ? productsQuery({ search: typed }) : null,
  );
  const sections = typed === '' ? [] : findSections(typed, staffRole);
  // The list of orders is searched by products, too, which would hide the order whose number is typed.
  const numbered = (orders.data?.items ?? []).filter(({ number, purchaseOrderNumber }) =>
    [number, purchaseOrderNumber].some((each) => each.toLowerCase().includes(typed.toLowerCase())),
  );
  return {
    isLoading: orders.isLoading || buyers.isLoading || products.isLoading,
    results: [
      ...sections.map(({ path, group }) => ({
        value: `/${path}`,
        label: intl.formatMessage({ id: path === 'messages' ? 'desk.messages' : `desk.section.${path}` }),
        description: group === 'start' ? '' : intl.formatMessage({ id: `desk.group.${group}` }),
      })),
      ...numbered.slice(0, MOST).map(({ number, buyer, purchaseOrderNumber }) => ({
        value: orderAddress(number),
        label: number,
        description: [text('order'), buyer.company || buyer.name, purchaseOrderNumber].filter(Boolean).join(' · '),
      })),
      ...(products.data?.items ?? []).slice(0, MOST).map(({ id, name, codes }) => ({
        value: productAddress(id),
        label: name,
        description: [text('product'), ...codes.slice(0, MOST_CODES)].join(' · '),
      })),
      ...(buyers.data?.items ?? []).slice(0, MOST).map(({ account, name, company, email }) => ({
        value: `/buyers?search=${encodeURIComponent(account)}`,
        label: name || account,
        description: [text('buyer'), company, email].filter(Boolean).join(' · '),
      })),
    ],
  };
}
