import type { Api } from '@rider/api/transport';
import { afterAll, beforeEach } from 'vitest';
import { provideCalls } from '../app/data/load-calls.ts';

/** Gives the tests of a file the page's API client. A mock of the module would last in the modules that files share. */
export function withPageApi(api: Partial<Api>): void {
  beforeEach(() => provideCalls({ pageApi: () => api } as never));
  afterAll(() => provideCalls(undefined));
}
