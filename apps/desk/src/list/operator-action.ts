import { ApiError } from '@rider/api';
import type { FieldErrors } from '@rider/ui/field';
import { notify } from '@rider/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';

/** An action of the operator on a thing of a list. */
export interface OperatorActing {
  pending: boolean;
  /** What the server says of single fields, for the form that asked. */
  errors: FieldErrors;
  /** Does it, says what came of it, and has the list read again; resolves to whether it was done. */
  run: (act: () => Promise<unknown>, done: string) => Promise<boolean>;
}

/** Runs actions one at a time; `listKeys` name the lists that change by them. */
export function useOperatorAction(...listKeys: readonly string[]): OperatorActing {
  const intl = useIntl();
  const { mutate } = useSWRConfig();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const report = (error: unknown) => {
    const isSaid = error instanceof ApiError && error.kind === 'refused';
    const fields = isSaid ? error.fieldErrors : {};
    setErrors(fields);
    if (Object.keys(fields).length > 0) return;
    notify({ message: isSaid ? error.message : intl.formatMessage({ id: 'desk.unavailable' }), tone: 'danger' });
  };
  const run = async (act: () => Promise<unknown>, done: string) => {
    setPending(true);
    setErrors({});
    try {
      await act();
      notify({ message: done, tone: 'success' });
      return true;
    } catch (error) {
      report(error);
      return false;
    } finally {
      await mutate((key) => Array.isArray(key) && listKeys.includes(String(key[0])));
      setPending(false);
    }
  };
  return { pending, errors, run };
}
