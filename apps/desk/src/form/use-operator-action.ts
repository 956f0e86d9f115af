import { ApiError } from '@rider/api/transport';
import { notify } from '@rider/ui/toast';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Change } from '../data/changes.ts';
import { agentQuery } from '../data/queries.ts';
import { useAnswers } from '../data/use-query.ts';

/** Why an action failed: texts by field, or a text that belongs to no field. */
export interface ActionErrors {
  errors: Readonly<Record<string, string>>;
  message: string | null;
  /** Whether another operator changed the same thing meanwhile. */
  isChanged?: boolean;
}

/** The number of the error `changed-meanwhile`. */
export const CHANGED_MEANWHILE = '900013';

/** Nothing failed. */
export const NO_ERRORS: ActionErrors = { errors: {}, message: null };

const hasEnded = (error: unknown): boolean => error instanceof ApiError && error.kind === 'session';

function showInToast({ errors, message }: ActionErrors): void {
  notify({ message: message ?? Object.values(errors).join(' '), tone: 'danger' });
}

/** Runs actions that cause `change`, one at a time. An error shows as a toast unless `onError` is given. */
export function useOperatorAction(change?: Change, onError = showInToast) {
  const intl = useIntl();
  const { invalidate, refetch } = useAnswers();
  const isRunning = useRef(false);
  const [pending, setPending] = useState(false);
  const errorsOf = (error: unknown): ActionErrors => {
    const isSaid = error instanceof ApiError && (error.kind === 'rejected' || error.kind === 'verdict');
    const errors = isSaid ? error.fieldErrors : {};
    const isChanged = isSaid && error.code === CHANGED_MEANWHILE;
    if (Object.keys(errors).length > 0) return { errors, message: null, isChanged };
    if (isSaid) return { errors, message: error.message, isChanged };
    return {
      errors,
      isChanged,
      message: intl.formatMessage({ id: hasEnded(error) ? 'desk.sessionEnded' : 'desk.unavailable' }),
    };
  };
  /** Runs the action, shows `done` and invalidates. Resolves to whether it succeeded; false also while another action runs. */
  const run = async (act: () => Promise<unknown>, done?: string): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    try {
      await act();
      if (done !== undefined) notify({ message: done, tone: 'success' });
      return true;
    } catch (error) {
      onError(errorsOf(error));
      // Shows the sign-in screen.
      if (hasEnded(error)) await refetch(agentQuery);
      return false;
    } finally {
      // Also after an error, which often means that the data changed elsewhere.
      if (change) await invalidate(change);
      isRunning.current = false;
      setPending(false);
    }
  };
  return { pending, run };
}
