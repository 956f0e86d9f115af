import { getCapabilities } from '@rider/api/site';
import { query } from './query.ts';

/** What the backend can beyond an existing CRMEB. */
export const capabilitiesQuery = query(['capabilities'], getCapabilities);
