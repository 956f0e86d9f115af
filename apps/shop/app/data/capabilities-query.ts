import { loadCalls } from './load-calls.ts';
import { sharedQuery } from './query.ts';

/** What the backend can beyond an existing CRMEB. The frame fetches it for every screen. */
export const capabilitiesQuery = sharedQuery(['capabilities'], async (api) => (await loadCalls()).getCapabilities(api));
