import { CERTIFICATE_STATES } from '@rider/model/tax';
import { useIntl } from 'react-intl';
import { taxCertificatesQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';
import { formatLastDay } from './last-day.ts';

/** Exemption certificates of buyers, newest first. */
export default function TaxCertificates() {
  const intl = useIntl();
  return (
    <ListScreen
      section="tax-certificates"
      messages="desk.certificate"
      queryOf={taxCertificatesQuery}
      states={CERTIFICATE_STATES}
      columns={[
        { id: 'company', cell: ({ company }) => company, rowHeader: true },
        { id: 'region', cell: ({ region }) => region || intl.formatMessage({ id: 'desk.certificate.everywhere' }) },
        { id: 'number', cell: ({ number }) => number },
        { id: 'lastDay', cell: ({ lastDay }) => formatLastDay(intl, lastDay) },
        { id: 'when', moment: ({ uploadedAt }) => uploadedAt },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { pending: 'warning', approved: 'success', refused: 'neutral', expired: 'neutral' },
        },
      ]}
      getRowId={({ id }) => id}
      rowActions={({ number, company, state }) => {
        const label = state === 'pending' ? 'decide' : 'look';
        return [{ label, name: `${label}One`, values: { number, company } }];
      }}
      renderDialog={(certificate, close) => <CertificateDialog certificate={certificate} onClose={close} />}
    />
  );
}
