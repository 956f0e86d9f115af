import type { OperatorTaxCertificate } from '@rider/api/operator';
import { CERTIFICATE_STATES } from '@rider/model/tax';
import { Button } from '@rider/ui/button';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { taxCertificatesQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { stateCell } from '../list/state-cell.tsx';
import type { MessageIdBelow } from '../messages/ids.ts';
import { CertificateDialog } from './certificate-dialog.tsx';
import { formatLastDay } from './last-day.ts';

const stateBadge = stateCell('desk.certificate.state', {
  pending: 'warning',
  approved: 'success',
  refused: 'neutral',
  expired: 'neutral',
});

/** Exemption certificates of buyers, newest first. */
export default function TaxCertificates() {
  const intl = useIntl();
  const [open, setOpen] = useState<OperatorTaxCertificate | null>(null);
  const say = (name: MessageIdBelow<'desk.certificate'>) => intl.formatMessage({ id: `desk.certificate.${name}` });
  const columns: DataColumn<OperatorTaxCertificate>[] = [
    { id: 'company', label: say('company'), cell: ({ company }) => company, rowHeader: true },
    { id: 'region', label: say('region'), cell: ({ region }) => region || say('allStates') },
    { id: 'number', label: say('number'), cell: ({ number }) => number },
    { id: 'lastDay', label: say('lastDay'), cell: ({ lastDay }) => formatLastDay(intl, lastDay) },
    { id: 'when', label: say('when'), cell: ({ uploadedAt }) => formatMoment(intl, uploadedAt) },
    {
      id: 'state',
      label: say('state'),
      cell: stateBadge,
    },
  ];
  const openButton = (certificate: OperatorTaxCertificate) => {
    const { number, company, state } = certificate;
    const verb = state === 'pending' ? 'decide' : 'look';
    return (
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: `desk.certificate.${verb}One` }, { number, company })}
        onClick={() => setOpen(certificate)}
      >
        {say(verb)}
      </Button>
    );
  };
  return (
    <ListScreen
      zoned
      title={intl.formatMessage({ id: 'desk.section.tax-certificates' })}
      queryOf={taxCertificatesQuery}
      searchLabel={say('search')}
      states={{
        label: say('state'),
        all: say('anyState'),
        options: CERTIFICATE_STATES.map((state) => ({ value: state, label: say(`state.${state}`) })),
      }}
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ company, number }) => `${company}, ${number}`}
      renderRowActions={openButton}
      empty={say('empty')}
    >
      {open && <CertificateDialog certificate={open} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}
