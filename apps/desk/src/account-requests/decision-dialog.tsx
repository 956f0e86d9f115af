import { approveAccountRequest, rejectAccountRequest, type AccountRequest } from '@rider/api/operator';
import { accountRejectionSchema, validate } from '@rider/model/validation';
import { formatMoment } from '@rider/ui/date';
import { Dialog } from '@rider/ui/dialog';
import { Banner } from '@rider/ui/banner';
import { FormattedMessage, useIntl } from 'react-intl';
import { DecisionForm } from '../decision/decision-form.tsx';
import { Evidence } from '../decision/evidence.tsx';
import { Facts } from '../list/facts.tsx';
import { api } from '../data/desk-api.ts';
import * as styles from './account-requests.css.ts';

/** Props of `DecisionDialog`. */
export interface DecisionDialogProps {
  request: AccountRequest;
  onClose: () => void;
}

/** Shows a request and approves it, or rejects it with a reason. */
export function DecisionDialog({ request, onClose }: DecisionDialogProps) {
  const intl = useIntl();
  const { name, account, email, phone, licenseNumber, ownerName, billing } = request;
  const { licensePicture, decision, state } = request;
  const outcome = state === 'approved' ? 'approved' : 'refused';
  return (
    <Dialog open onOpenChange={onClose} title={request.company} size="medium">
      <Duplicates found={request.duplicates} />
      <Facts
        messages="desk.request"
        facts={{ name, account, email, phone, licenseNumber, ownerName, billing }}
        className={styles.facts}
      />
      {licensePicture && (
        <Evidence address={licensePicture} alt={intl.formatMessage({ id: 'desk.request.licensePicture' })}>
          <FormattedMessage id="desk.request.openPicture" />
        </Evidence>
      )}
      {decision && (
        <Banner tone={outcome === 'approved' ? 'success' : 'info'}>
          <FormattedMessage
            id={`desk.request.decided.${outcome}`}
            values={{ ...decision, when: formatMoment(intl, decision.at) }}
          />
        </Banner>
      )}
      {state === 'pending' && <Decide request={request} onClose={onClose} />}
    </Dialog>
  );
}

/** Other accounts of what looks like the same company, with what they have in common. */
function Duplicates({ found }: { found: AccountRequest['duplicates'] }) {
  const intl = useIntl();
  if (found.length === 0) return null;
  return (
    <Banner tone="warning" title={<FormattedMessage id="desk.request.duplicates" />}>
      <ul className={styles.duplicates}>
        {found.map(({ account, company, state, reasons }) => (
          <li key={account}>
            <FormattedMessage
              id="desk.request.duplicate"
              values={{
                account,
                company,
                state: intl.formatMessage({ id: `desk.request.state.${state}` }),
                reasons: intl.formatList(
                  reasons.map((reason) => intl.formatMessage({ id: `desk.request.same.${reason}` })),
                ),
              }}
            />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function Decide({ request, onClose }: DecisionDialogProps) {
  const intl = useIntl();
  const { id, company } = request;
  return (
    <DecisionForm
      check={(typed) => validate(accountRejectionSchema, typed)}
      approve={() => approveAccountRequest(api, id)}
      reject={(reason) => rejectAccountRequest(api, { requestId: id, reason })}
      done={(state) => intl.formatMessage({ id: `desk.request.done.${state}` }, { company })}
      note={intl.formatMessage({ id: 'desk.request.reasonNote' })}
      change="account-request"
      onDecided={onClose}
    />
  );
}
