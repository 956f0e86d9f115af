import { expect, test } from 'vitest';
import { getCategories } from '../catalogue/index.ts';
import { markNotificationsRead } from '../notification/index.ts';
import { getInvoice } from '../invoice/index.ts';
import { getHomeSections } from '../site/index.ts';
import { USUAL_SECTIONS } from '@rider/model/site';
import { createApi } from './index.ts';

/** A client of a backend that answers these paths by status and data, and others with 404; and the calls that it got. */
function backend(answers: Record<string, [status: number, data?: unknown]>) {
  const seen: string[] = [];
  const fetch = (address: string, { method }: RequestInit) => {
    const path = address.replace(/^\/api\/|\?.*/g, '');
    seen.push(`${method} ${path}`);
    const [status, data] = answers[path] ?? [404];
    return Promise.resolve(status === 200 ? Response.json({ status, msg: '', data }) : new Response(null, { status }));
  };
  return { api: createApi({ fetch, baseUrl: '/api', locale: 'en-US' }), seen };
}

test('[R8.1] in front of a CRMEB, capabilities alone are requested in vain, once for each client', async () => {
  const { api, seen } = backend({ category: [200, []], 'user/message_system/edit_message': [200] });
  expect(await getCategories(api)).toEqual([]);
  expect(await getHomeSections(api)).toEqual(USUAL_SECTIONS);
  await markNotificationsRead(api, 'all');
  await expect(getInvoice(api, 'I-1')).rejects.toMatchObject({ kind: 'transport', status: 404 });
  expect(seen).toEqual(['GET capabilities', 'GET category', 'GET user/message_system/edit_message']);
});

test('[R8.1] a call that a backend with capabilities does not answer is a failure, not what it cannot', async () => {
  const { api } = backend({ capabilities: [200, {}], category: [200, []] });
  await expect(getCategories(api)).rejects.toMatchObject({ kind: 'transport', status: 404 });
});

test('[R8.1] while the capabilities fail, calls are made, and the capabilities are requested again', async () => {
  const answers: Record<string, [number, unknown?]> = {
    capabilities: [502],
    category_all: [200, []],
    category: [200, []],
  };
  const { api, seen } = backend(answers);
  await getCategories(api);
  delete answers.capabilities;
  await getCategories(api);
  expect(seen).toEqual(['GET capabilities', 'GET category_all', 'GET capabilities', 'GET category']);
});
