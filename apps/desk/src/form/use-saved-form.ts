import type { Validated } from '@rider/model/validation';
import { textsOf, useErrorTexts, type Texts } from '@rider/web/form';
import { useState, type FormEvent } from 'react';
import type { Change } from '../data/changes.ts';
import { useOperatorAction, type ActionErrors } from './use-operator-action.ts';

/** How a form is checked and saved. */
export interface SavedFormOptions<Values, Seen> {
  check: (typed: Texts) => Validated<Values>;
  save: (values: Values, seen: Seen) => Promise<unknown>;
  /** The stored values. `save` gets those that the form opened with, and after a save or a rejection the ones of that time. */
  seen?: Seen;
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
  const { check, save, saved, onSaved, change } = options;
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState({ attempt, seen: options.seen });
  if (opened.attempt !== attempt) setOpened({ attempt, seen: options.seen });
  const [failure, setFailure] = useState<ActionErrors>(NOTHING);
  const errors = useErrorTexts(failure.errors);
  const acting = useOperatorAction(change, setFailure);
  return {
    acting,
    wiring: {
      ...failure,
      errors,
      pending: acting.pending,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        const checked = check(textsOf(new FormData(form)));
        if (checked.errors) return setFailure({ errors: checked.errors, message: null });
        setFailure(NOTHING);
        const saving = acting.run(() => save(checked.values, opened.seen as Seen), saved?.(checked.values));
        void saving.then((isSaved) => {
          setAttempt(attempt + 1);
          if (isSaved) onSaved?.(form);
        });
      },
    },
  };
}

const NOTHING: ActionErrors = { errors: {}, message: null };
