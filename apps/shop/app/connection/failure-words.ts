import type { ApiError } from '@rider/api';
import { useIntl } from 'react-intl';
import { connectionFailureOf } from './failure.ts';

/** Puts a failed call into words: the backend's own where it refused, else what is wrong with the connection. */
export function useFailureWords(): (error: ApiError) => string {
  const intl = useIntl();
  return (error) =>
    error.kind === 'refused' || error.kind === 'verdict'
      ? error.message
      : intl.formatMessage({ id: `shop.connection.${connectionFailureOf(error) ?? 'away'}` });
}
