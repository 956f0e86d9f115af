import {
  shoppingListLinesSchema,
  shoppingListSchema,
  type BoughtVariant,
  type SavedLines,
  type ShoppingList,
  type ShoppingListPage,
} from '@rider/model/shopping-list';
import { validate } from '@rider/model/validation';
import { ApiError, busyError } from '../http/api-error.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { acceptedValues } from '../http/form-errors.ts';
import { flagOf, pageOf, wholeNumberOf } from '../http/parameters.ts';
import { BoundedQueue } from '../job-queue/bounded-queue.ts';
import { readBoughtBefore } from './bought-before.ts';
import { changeLines } from './change-lines.ts';
import { readShoppingListPage, storeSeen } from './read-page.ts';
import { addShoppingList, editShoppingList, readShoppingLists, removeShoppingList } from './shopping-lists.ts';

/** Lists of many lines take the database for a while. */
const QUEUE = new BoundedQueue({
  atOnce: 2,
  maxWaiting: 24,
  perCaller: 8,
  maxWait: 10_000,
  full: () => busyError(),
  callerFull: () => busyError(),
});

const listIdOf = ({ var: { parameters } }: HttpContext): number => wholeNumberOf(parameters, 'id') ?? 0;

/** Shopping lists, and what a buyer has ordered before; not in CRMEB. */
export const shoppingListRoutes: RouteModule = (app, { database, sessions, clock }) => {
  const forBuyer = buyerCalls(app, sessions);
  const scopeOf = (context: HttpContext, buyerId: number) => ({ buyerId, now: clock(), locale: context.var.locale });
  const queued = <Answer>(buyerId: number, read: () => Promise<Answer>) => QUEUE.run(String(buyerId), read);

  forBuyer.get('/shopping_list/list', async (context, buyerId) =>
    answer<ShoppingList[]>(context, await readShoppingLists(database, buyerId)),
  );

  forBuyer.get('/shopping_list/detail', async (context, buyerId) => {
    const read = () => readShoppingListPage(database, listIdOf(context), scopeOf(context, buyerId));
    return answer<ShoppingListPage>(context, await queued(buyerId, read));
  });

  forBuyer.post('/shopping_list/save', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const draft = acceptedValues(validate(shoppingListSchema, parameters), {}, locale);
    const id = listIdOf(context);
    if (id === 0) return answer<string>(context, String(await addShoppingList(database, buyerId, draft, clock())));
    const version = wholeNumberOf(parameters, 'version') ?? 0;
    await editShoppingList(database, buyerId, { ...draft, id, version }, clock());
    return answer<string>(context, String(id));
  });

  forBuyer.post('/shopping_list/change', async (context, buyerId) => {
    const { values, errors } = validate(shoppingListLinesSchema, context.var.parameters);
    if (errors !== undefined) throw new ApiError('malformed-request', { status: 400 });
    const change = () => changeLines(database, { buyerId, listId: listIdOf(context) }, values, clock());
    return answer<SavedLines>(context, await queued(buyerId, change));
  });

  forBuyer.post('/shopping_list/seen', async (context, buyerId) => {
    const ordered = flagOf(context.var.parameters, 'ordered');
    const scope = { ...scopeOf(context, buyerId), ordered };
    await queued(buyerId, () => storeSeen(database, listIdOf(context), scope));
    return answer(context);
  });

  forBuyer.post('/shopping_list/remove', async (context, buyerId) => {
    await removeShoppingList(database, buyerId, listIdOf(context));
    return answer(context);
  });

  forBuyer.get('/shopping_list/bought', async (context, buyerId) => {
    const page = pageOf(context.var.parameters);
    const read = () => readBoughtBefore(database, page, scopeOf(context, buyerId));
    return answer<{ items: BoughtVariant[]; total: number }>(context, await queued(buyerId, read));
  });
};
