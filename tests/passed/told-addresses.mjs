// Preloaded into the servers of a journey: writes down the address of each request.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

subscribe('http.server.request.start', ({ request }) => {
  appendFileSync(process.env.RIDER_TOLD_ADDRESSES, `${request.url}\n`);
});
