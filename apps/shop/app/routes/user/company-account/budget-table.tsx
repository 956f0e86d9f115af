import { companyBudgetScreen, leftOf, type JobBudget } from '@rider/model/buyer-company';
import { Badge } from '@rider/ui/badge';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';

/** The budgets with what is spent and left. */
export function BudgetTable({ budgets, manages }: { budgets: JobBudget[]; manages: boolean }) {
  const intl = useIntl();
  const label = (name: 'job' | 'valid' | 'budget' | 'spent' | 'left' | 'change') =>
    intl.formatMessage({ id: `shop.companyBudgets.${name}` });
  const columns: DataColumn<JobBudget>[] = [
    { id: 'job', label: label('job'), cell: ({ job }) => job, rowHeader: true },
    { id: 'days', label: label('valid'), cell: Days },
    { id: 'budget', label: label('budget'), numeric: true, cell: ({ budget }) => formatMoney(intl, budget) },
    { id: 'spent', label: label('spent'), numeric: true, cell: ({ spent }) => formatMoney(intl, spent) },
    { id: 'left', label: label('left'), numeric: true, cell: Left },
  ];
  const change: DataColumn<JobBudget> = { id: 'change', label: label('change'), cell: ChangeLink };
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'shop.companyBudgets.title' })}
      hideCaption
      columns={manages ? [...columns, change] : columns}
      rows={budgets}
      getRowId={({ id }) => id}
    />
  );
}

function Days({ from, until }: JobBudget) {
  const intl = useIntl();
  const shown = (day: string) => (day === '' ? '' : formatDay(intl, Date.parse(`${day}T12:00:00Z`)));
  const kind = `${from === '' ? '' : 'From'}${until === '' ? '' : 'Until'}` as const;
  return (
    <FormattedMessage id={`shop.companyBudgets.days${kind}`} values={{ from: shown(from), until: shown(until) }} />
  );
}

function Left(budget: JobBudget) {
  const intl = useIntl();
  const left = leftOf(budget);
  return left < 0 ? <Badge tone="danger">{formatMoney(intl, left)}</Badge> : formatMoney(intl, left);
}

function ChangeLink({ id, job }: JobBudget) {
  const intl = useIntl();
  return (
    <Link
      href={companyBudgetScreen(id)}
      aria-label={intl.formatMessage({ id: 'shop.companyMembers.changeOne' }, { name: job })}
    >
      <FormattedMessage id="shop.companyBudgets.change" />
    </Link>
  );
}
