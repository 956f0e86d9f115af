import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { ROUTE_MODULES, type BackendServices } from '../../src/index.ts';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { outfit } from '../testing/belongings.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

/** A plan node of EXPLAIN's JSON output. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** Tables of the shop's own content, whose size does not grow with the number of users; a full scan is allowed. */
const OFFERED = new Set([
  'agent',
  'agent_invitation',
  'agent_second_step',
  'banner',
  'category',
  'chat_notice',
  'closed_day',
  'company',
  'country',
  'facet',
  'facet_value',
  'home_page',
  'news',
  'news_category',
  'notice',
  'product_import',
  'promotion',
  'sale_slot',
  'search_word',
]);
/**
 * Tables that only the desk may read whole: the catalogue, which pages of the shop must not, and those of which its overview counts the
 * entries in a state that no index can have, because it depends on the time or on another table.
 */
const OF_OPERATORS = new Set([
  'buyer_company',
  'coupon',
  'payment_attempt',
  'price_group',
  'price_list',
  'product',
  'sku',
  'tax_certificate',
  'tax_rate',
]);
/** The list of all products and the counts of its filters, which leave out the few that are not published. */
const ALL_PRODUCTS =
  /where (true and |product\.state = 'published' and )?product\.state = 'published' (order by product\.id limit|group by facet_set)/;
/** The desk shows the total number of entries. */
const COUNTED_WHOLE = /^select count\(\*\) as "total" from "operator_action" inner join "agent" [^$]*$/;

/** All GET calls except `/logout`. Registering uses no service. */
const READING = createApp(ROUTE_MODULES, {} as BackendServices)
  .routes.filter(({ method }) => method === 'GET')
  .map(({ path }) => path.replace('/api', ''))
  .filter((path) => !path.endsWith('/logout'));

let shop: Shop;
/** SQL statements of the shop, each with its latest parameters, and whether only calls of operators make it. */
const statements = new Map<string, { parameters: readonly unknown[]; isOperators: boolean }>();

/** Creates everything that a buyer can own, and makes every GET call as buyer or agent. */
async function useTheShop(): Promise<void> {
  const buyer = await outfit(shop, 'luisglass');
  const { data: agent } = await shop.call<{ token: string }>('/kefuapi/login', {
    body: { account: 'maya', password: 'Rider2026' },
  });
  const { paid, shipped, refund, paidId, recharge } = buyer.own;
  for (const path of READING) {
    const token = /^\/(kefuapi|operator)\//.test(path) ? agent.token : buyer.token;
    const named = /:\w+/.test(path) ? [paid, shipped, refund, paidId, recharge] : [''];
    // Some answer with a file.
    for (const name of named)
      await shop.fetch(`http://shop.test/api${path.replaceAll(/:\w+(\{[^}]*\})?\??/g, name)}`, {
        headers: { 'Authori-zation': `Bearer ${token}` },
      });
  }
}

beforeAll(async () => {
  const embedded = DATABASES.find(({ name }) => name === 'PGlite');
  if (embedded === undefined) throw new Error('there is no embedded database');
  shop = await embedded.openShop();
  const { fetch } = shop.backend;
  let underWay = 0;
  let isOperators = false;
  // Statements of the tests between two calls are not the shop's.
  vi.spyOn(shop.backend, 'fetch').mockImplementation(async (request) => {
    underWay += 1;
    isOperators = new URL(request.url).pathname.startsWith('/api/operator/');
    return fetch(request).finally(() => {
      underWay -= 1;
    });
  });
  const { query } = PGlite.prototype;
  vi.spyOn(PGlite.prototype, 'query').mockImplementation(function (this: PGlite, text, parameters, options) {
    const known = statements.get(text);
    if (underWay > 0)
      statements.set(text, { parameters: parameters ?? [], isOperators: isOperators && (known?.isOperators ?? true) });
    return query.call(this, text, parameters, options) as never;
  });
  await useTheShop();
  underWay += 1;
  isOperators = false;
  await runHousekeeping(shop.services);
  vi.restoreAllMocks();
});
afterAll(() => shop.close());

function* nodesOf(plan: PlanNode): Generator<PlanNode> {
  yield plan;
  for (const part of plan.Plans ?? []) yield* nodesOf(part);
}

/** Tables that a statement scans completely although the planner prefers any index. */
async function readWhole(
  text: string,
  { parameters, isOperators }: { parameters: readonly unknown[]; isOperators: boolean },
): Promise<string[]> {
  const explained = await shop.database.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
  );
  const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error(`no plan of ${text}`);
  return [...nodesOf(plan)].flatMap((node) => {
    const table = node['Relation Name'];
    const kind = node['Node Type'];
    const isWhole =
      kind === 'Seq Scan' || (/^Index (Only )?Scan/.test(kind) && node['Index Cond'] === undefined && node.Filter);
    const isAllowed = table === undefined || OFFERED.has(table) || (isOperators && OF_OPERATORS.has(table));
    return isWhole && !isAllowed ? [table] : [];
  });
}

test('[R10.2] every statement finds personal data by an index', async () => {
  await shop.database.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
  const queries = [...statements].filter(([text]) => /^(select|with|update|delete)/i.test(text.trim()));
  expect(queries.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const [text, made] of queries) {
    const tables = COUNTED_WHOLE.test(text) || ALL_PRODUCTS.test(text) ? [] : await readWhole(text, made);
    if (tables.length > 0) found.push(`${tables.join()}: ${text}`);
  }
  expect(found).toEqual([]);
});
