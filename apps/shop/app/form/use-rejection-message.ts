import { useIntl } from 'react-intl';
import type { FormOutcome } from './form-outcome.ts';

/** Why a form without fields failed; null before it was sent and after success. */
export function useRejectionMessage(outcome: FormOutcome<unknown> | undefined): string | null {
  const intl = useIntl();
  if (outcome?.saved !== false) return null;
  const said = [outcome.message, ...Object.values(outcome.errors)].filter(Boolean).join(' ');
  return said || intl.formatMessage({ id: 'shop.form.unavailable' });
}
