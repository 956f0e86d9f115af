import type { ApiError } from '@rider/api/transport';
import { useIntl } from 'react-intl';
import { connectionFailureOf } from './failure.ts';

/** Describes a failed call: the backend's own text for an error that it answered, else the connection problem. */
export function useFailureMessage(): (error: ApiError) => string {
  const intl = useIntl();
  return (error) =>
    error.kind === 'rejected' || error.kind === 'verdict'
      ? error.message
      : intl.formatMessage({ id: `shop.connection.${connectionFailureOf(error) ?? 'away'}` });
}
