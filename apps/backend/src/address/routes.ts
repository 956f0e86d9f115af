import type { AddressRequestWire, AddressWire, SavedAddressWire } from '@rider/api/address';
import type { Untrusted } from '@rider/api/wire';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { pageOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { readAddressForm } from './read-address-form.ts';
import {
  findAddress,
  findDefaultAddress,
  listAddresses,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from './addresses.ts';
import { addressToWire } from './wire.ts';

function idOf(parameters: Untrusted<AddressRequestWire>): number {
  const id = wholeNumberOf(parameters, 'id');
  if (id === null || id === 0) throw new ApiError('malformed-request', { status: 400 });
  return id;
}

/** A buyer's addresses. */
export const addressRoutes: RouteModule = (app, services) => {
  const { database, sessions } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/address/list', async (context, buyerId) => {
    const addresses = await listAddresses(database, buyerId, pageOf(context.var.parameters, 100));
    return answer<AddressWire[]>(context, addresses.map(addressToWire));
  });

  forBuyer.get('/address/detail/:id', async (context, buyerId) => {
    const id = wholeNumberOf({ id: context.req.param('id') }, 'id') ?? 0;
    return answer<AddressWire>(context, addressToWire(await findAddress(database, buyerId, id)));
  });

  forBuyer.get('/address/default', async (context, buyerId) => {
    const address = await findDefaultAddress(database, buyerId);
    return address === null ? answer<[]>(context, [], 'no-data') : answer<AddressWire>(context, addressToWire(address));
  });

  forBuyer.post('/address/edit', async (context, buyerId) => {
    const change = await readAddressForm(database, context.var.parameters, context.var.locale);
    const id = await saveAddress(database, buyerId, change);
    return change.id === null
      ? answer<SavedAddressWire>(context, { id: String(id) })
      : answer(context, undefined, 'changed');
  });

  forBuyer.post('/address/default/set', async (context, buyerId) => {
    await setDefaultAddress(database, buyerId, idOf(context.var.parameters));
    return answer(context, undefined, 'set');
  });

  forBuyer.post('/address/del', async (context, buyerId) => {
    await removeAddress(database, buyerId, idOf(context.var.parameters));
    return answer(context, undefined, 'deleted');
  });
};
