import { getCapabilities } from '@rider/api/site';
import type { Api } from '@rider/api/transport';
import type { Capabilities } from '@rider/model/site';
import { fetchAnswer, knownAnswer } from './browser-load.ts';
import { capabilitiesQuery } from './capabilities-query.ts';

/** What the backend of this page can, fetched once. */
export async function pageCapabilities(): Promise<Capabilities> {
  return knownAnswer(capabilitiesQuery) ?? fetchAnswer(capabilitiesQuery);
}

/** What the backend of a query can, on the server and in the browser. */
export function capabilitiesOf(api: Api): Promise<Capabilities> {
  return import.meta.env.SSR ? getCapabilities(api) : pageCapabilities();
}
