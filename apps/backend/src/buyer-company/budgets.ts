import { MOST_JOB_BUDGETS, type JobBudget } from '@rider/model/buyer-company';
import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { daysOf } from '../http/days.ts';
import { fieldErrors } from '../http/form-errors.ts';
import { lockCompany } from './change-member.ts';
import { requireRight } from './company-of.ts';
import { spentOf, UNSPENT } from './members.ts';

/** The name of a job without its case and spaces, as SQL: buyers type it on each order. An index contains the same expression. */
function jobKey(job: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(regexp_replace(btrim(${job}), '\\s+', ' ', 'g'))`;
}

/** The budgets of a company with what their orders have spent, by name. `job` reads only its budget. */
export async function readBudgets(
  database: Database,
  { companyId, job }: { companyId: number; job?: string },
): Promise<JobBudget[]> {
  const spent = sql<string>`(select coalesce(sum(${spentOf}), 0) from customer_order
    where customer_order.company_id = job_budget.company_id and customer_order.job <> ''
      and ${jobKey(sql.ref('customer_order.job'))} = ${jobKey(sql.ref('job_budget.job'))}
      and customer_order.state not in (${sql.join([...UNSPENT])})
      and customer_order.created_at >= job_budget.starts_at and customer_order.created_at < job_budget.ends_at)`;
  const rows = await database
    .selectFrom('job_budget')
    .select(['id', 'job', 'budget', 'first_day', 'last_day', spent.as('spent')])
    .where('company_id', '=', companyId)
    .$if(job !== undefined, (of) => of.where(jobKey(sql.ref('job_budget.job')), '=', jobKey(sql`${job}::text`)))
    .orderBy('job')
    .execute();
  return rows.map(({ id, budget, spent: cents, first_day: from, last_day: until, job: name }) => ({
    id: String(id),
    job: name,
    budget,
    spent: money(Number(cents)),
    from,
    until,
  }));
}

/** Serialises the orders of a job with a budget until the transaction ends, so that two of them cannot exceed it together. */
export async function lockBudget(transaction: Transaction, buyerId: number, job: string): Promise<void> {
  if (job === '') return;
  await transaction
    .selectFrom('job_budget')
    .select('id')
    .where(({ eb, selectFrom }) =>
      eb('company_id', '=', selectFrom('company_member').select('company_id').where('buyer_id', '=', buyerId)),
    )
    .where(jobKey(sql.ref('job')), '=', jobKey(sql`${job}::text`))
    .forNoKeyUpdate()
    .execute();
}

/** A validated budget. */
export interface BudgetChange {
  job: string;
  budget: Money;
  from: string;
  until: string;
}

/**
 * Whether a budget has to be saved: a new one that the company has already, with the same values, is a repeated request. @throws ApiError
 * `faulty-fields` if the company has another budget of the job, or as many budgets as it may.
 */
async function isToSave(
  transaction: Transaction,
  { id, job, budget, from, until }: BudgetChange & { id: number | null },
  { companyId, locale }: { companyId: number; locale: Locale },
): Promise<boolean> {
  const others = await transaction
    .selectFrom('job_budget')
    .select(['job', 'budget', 'first_day', 'last_day'])
    .select(sql<boolean>`${jobKey(sql.ref('job'))} = ${jobKey(sql`${job}::text`)}`.as('isOfJob'))
    .where('company_id', '=', companyId)
    .where('id', '<>', id ?? 0)
    .execute();
  const twin = others.find(({ isOfJob }) => isOfJob);
  const isSame = twin?.job === job && twin.budget === budget && twin.first_day === from && twin.last_day === until;
  if (id === null && isSame) return false;
  if (twin !== undefined) throw fieldErrors({ job: 'backend.budget.twice' }, locale);
  if (others.length >= MOST_JOB_BUDGETS) throw fieldErrors({ job: 'backend.budget.tooMany' }, locale);
  return true;
}

/**
 * Adds a budget for `id` null, or changes one. @throws ApiError those of {@link requireRight}, `faulty-fields`, `not-found` for a budget of
 * another company.
 */
export async function saveBudget(
  database: Database,
  buyerId: number,
  change: BudgetChange & { id: number | null },
  locale: Locale,
): Promise<void> {
  const { id, job, budget, from, until } = change;
  const days = daysOf({ start: from, end: until });
  await database.transaction().execute(async (transaction) => {
    const { companyId } = await requireRight(transaction, buyerId, 'manage');
    await lockCompany(transaction, companyId);
    if (!(await isToSave(transaction, change, { companyId, locale }))) return;
    const values = {
      job,
      budget,
      first_day: from,
      last_day: until,
      starts_at: days.from ?? ('-infinity' as const),
      ends_at: days.before ?? ('infinity' as const),
    };
    if (id === null) {
      await transaction
        .insertInto('job_budget')
        .values({ company_id: companyId, ...values })
        .execute();
      return;
    }
    const changed = await transaction
      .updateTable('job_budget')
      .set(values)
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw new ApiError('not-found');
  });
}

/** Removes a budget; ignores one that is removed. @throws ApiError those of {@link requireRight}. */
export async function removeBudget(database: Database, buyerId: number, id: number): Promise<void> {
  const { companyId } = await requireRight(database, buyerId, 'manage');
  await database.deleteFrom('job_budget').where('id', '=', id).where('company_id', '=', companyId).execute();
}
