import { approveTaxCertificate, rejectTaxCertificate, type OperatorTaxCertificate } from '@rider/api/operator';
import { taxCertificateRejectionSchema, validate } from '@rider/model/validation';
import { formatMoment } from '@rider/ui/date';
import { Dialog } from '@rider/ui/dialog';
import { Banner } from '@rider/ui/banner';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { DecisionForm } from '../decision/decision-form.tsx';
import { Evidence } from '../decision/evidence.tsx';
import { Facts } from '../list/facts.tsx';
import { formatLastDay } from './last-day.ts';
import * as styles from './tax-certificates.css.ts';

/** Props of `CertificateDialog`. */
export interface CertificateDialogProps {
  certificate: OperatorTaxCertificate;
  onClose: () => void;
}

/** Shows an exemption certificate and approves it, or rejects it with a reason. */
export function CertificateDialog({ certificate, onClose }: CertificateDialogProps) {
  const intl = useIntl();
  const { account, number, region, lastDay, decision, reason } = certificate;
  const outcome = reason === '' ? 'approved' : 'refused';
  return (
    <Dialog open onOpenChange={onClose} title={certificate.company} size="medium">
      <Facts
        messages="desk.certificate"
        facts={{
          account,
          number,
          region: region || intl.formatMessage({ id: 'desk.certificate.everywhere' }),
          lastDay: formatLastDay(intl, lastDay),
        }}
        className={styles.facts}
      />
      <Evidence address={certificate.document} alt={intl.formatMessage({ id: 'desk.certificate.document' })}>
        <FormattedMessage id="desk.certificate.openDocument" />
      </Evidence>
      {decision && (
        <Banner tone={outcome === 'approved' ? 'success' : 'info'}>
          <FormattedMessage
            id={`desk.certificate.decided.${outcome}`}
            values={{ ...decision, when: formatMoment(intl, decision.at), reason }}
          />
        </Banner>
      )}
      {certificate.state === 'pending' && <Decide certificate={certificate} onClose={onClose} />}
    </Dialog>
  );
}

function Decide({ certificate, onClose }: CertificateDialogProps) {
  const intl = useIntl();
  const { id, company } = certificate;
  return (
    <DecisionForm
      check={(typed) => validate(taxCertificateRejectionSchema, typed)}
      approve={() => approveTaxCertificate(api, id)}
      reject={(reason) => rejectTaxCertificate(api, { id, reason })}
      done={(state) => intl.formatMessage({ id: `desk.certificate.done.${state}` }, { company })}
      note={intl.formatMessage({ id: 'desk.certificate.reasonNote' })}
      change="tax-certificate"
      onDecided={onClose}
    />
  );
}
