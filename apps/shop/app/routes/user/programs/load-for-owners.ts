import { getOwnCompany } from '@rider/api/buyer-company';
import type { Api } from '@rider/api/transport';
import { hasRight } from '@rider/model/buyer-company';
import type { LoaderFunctionArgs } from 'react-router';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';

/** Loads what owners of a company see, with the `id` of the address; null for others. */
export function loadForOwners<Shown>(args: LoaderFunctionArgs, read: (api: Api, id: string) => Promise<Shown>) {
  requireBuyer(args);
  const id = new URL(args.request.url).searchParams.get('id') ?? '';
  return callBackend(args, async ({ api }) => {
    const company = await getOwnCompany(api);
    const manages = company !== null && hasRight(company.own.role, 'manage');
    return { isMember: company !== null, shown: manages ? await read(api, id) : null };
  });
}
