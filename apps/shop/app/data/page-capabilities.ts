import type { Capabilities } from '@rider/model/site';
import { fetchAnswer, knownAnswer } from './browser-load.ts';
import { capabilitiesQuery } from './capabilities-query.ts';

/** What the backend of this page can, fetched once. */
export async function pageCapabilities(): Promise<Capabilities> {
  return knownAnswer(capabilitiesQuery) ?? fetchAnswer(capabilitiesQuery);
}
