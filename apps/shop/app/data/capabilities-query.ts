import { getCapabilities } from '@rider/api/site';
import { sharedQuery } from './query.ts';

/** What the backend can beyond an existing CRMEB. */
export const capabilitiesQuery = sharedQuery(['capabilities'], getCapabilities);
