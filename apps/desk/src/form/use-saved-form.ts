import type { Validated } from '@rider/model/validation';
import { textsOf, useErrorTexts, type Texts } from '@rider/web/form';
import { useState, type FormEvent } from 'react';
import type { Change } from '../data/changes.ts';
import { useOperatorAction, type ActionErrors } from './use-operator-action.ts';

/** How a form is checked and saved. */
export interface SavedFormOptions<Values> {
  check: (typed: Texts) => Validated<Values>;
  save: (values: Values) => Promise<unknown>;
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
export function useSavedForm<Values>(options: SavedFormOptions<Values>) {
  const { check, save, saved, onSaved, change } = options;
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
        const saving = acting.run(() => save(checked.values), saved?.(checked.values));
        void saving.then((isSaved) => isSaved && onSaved?.(form));
      },
    },
  };
}

const NOTHING: ActionErrors = { errors: {}, message: null };
