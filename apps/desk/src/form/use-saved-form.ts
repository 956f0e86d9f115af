import type { Validated } from '@rider/model/validation';
import { textsOf, useErrorTexts, type Texts } from '@rider/web/form';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Change } from '../data/changes.ts';
import { NO_ERRORS, useOperatorAction, type ActionErrors } from './use-operator-action.ts';

/** How a form is checked and saved. */
export interface SavedFormOptions<Values, Seen> {
  check: (typed: Texts) => Validated<Values>;
  save: (values: Values, seen: Seen) => Promise<unknown>;
  /** The stored values. `save` gets those that the form opened with, and after a save or a rejection the ones of that time. */
  seen?: Seen;
  /** The text of stored values: after a rejection for another operator's change, the form shows those of now. */
  describe?: (stored: Seen) => string;
  /** The text of the toast after saving; omit it where the result is visible. */
  saved?: (values: Values) => string;
  /** Called after saving, with the form. */
  onSaved?: (form: HTMLFormElement) => void;
  /** The change that saving causes. */
  change?: Change;
}

/**
 * The form flow of the desk. `wiring` are the props of a form of @rider/ui, which is validated by the backend's rules, saved, and shows the
 * outcome. `acting` runs the actions of the form's other buttons.
 */
export function useSavedForm<Values, Seen = undefined>(options: SavedFormOptions<Values, Seen>) {
  const intl = useIntl();
  const { check, save, saved, onSaved, change, describe } = options;
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState({ attempt, seen: options.seen });
  if (opened.attempt !== attempt) setOpened({ attempt, seen: options.seen });
  const [failure, setFailure] = useState<ActionErrors>(NO_ERRORS);
  const { isChanged } = failure;
  const errors = useErrorTexts(failure.errors);
  const acting = useOperatorAction(change, setFailure);
  // What is stored is loaded again while the action is pending.
  const stored = isChanged && describe && !acting.pending ? describe(options.seen as Seen) : '';
  const message = [failure.message ?? '', stored && intl.formatMessage({ id: 'desk.savedNow' }, { stored })]
    .join(' ')
    .trim();
  return {
    acting,
    wiring: {
      message: message || null,
      errors,
      pending: acting.pending,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        const checked = check(textsOf(new FormData(form)));
        if (checked.errors) return setFailure({ ...NO_ERRORS, errors: checked.errors });
        setFailure(NO_ERRORS);
        const saving = acting.run(() => save(checked.values, opened.seen as Seen), saved?.(checked.values));
        void saving.then((isSaved) => {
          setAttempt(attempt + 1);
          if (isSaved) onSaved?.(form);
        });
      },
    },
  };
}
