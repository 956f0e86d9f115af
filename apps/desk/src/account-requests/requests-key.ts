/** Names the list of account requests in SWR's cache. */
export const REQUESTS_KEY = 'operator/account_requests';
