import { suggest } from '@rider/api/catalogue';
import {
  getCannedReplies,
  getDeskAgent,
  getDeskAgents,
  getDeskConversations,
  getDeskOrders,
  openInvitation,
} from '@rider/api/desk';
import { getListedQuotes } from '@rider/api/operator';
import { getCompanyInfo } from '@rider/api/site';
import { hasOwnCalls } from '@rider/api/transport';
import { query } from './query.ts';

/** The signed-in agent; null where the backend has a desk of its own, as a CRMEB does. */
export const agentQuery = query(['agent'], async (api) => ((await hasOwnCalls(api)) ? getDeskAgent(api) : null));
/** The company's data as buyers see them. */
export const shopQuery = query(['shop'], getCompanyInfo);
export const agentsQuery = query(['agents'], getDeskAgents);
export const invitationQuery = (token: string) => query(['invitation', token], (api) => openInvitation(api, token));
export const repliesQuery = query(['replies'], getCannedReplies);
export const conversationsQuery = (search: string) =>
  query(['conversations', search], (api) => getDeskConversations(api, search));
export const buyerOrdersQuery = (buyerUid: string) =>
  query(['buyer-orders', buyerUid], (api) => getDeskOrders(api, buyerUid));
/** The latest quotes of a buyer. */
export const buyerQuotesQuery = (buyerUid: string) =>
  query(['quotes', { buyer: buyerUid, limit: 10 }], (api) => getListedQuotes(api, { buyer: buyerUid, limit: 10 }));
export const suggestionsQuery = (words: string) => query(['suggestions', words], (api) => suggest(api, words));
