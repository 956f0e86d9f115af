import type { Validated } from '@rider/model/validation';
import { useState, type FormEvent } from 'react';
import type { Change } from '../data/changes.ts';
import { useErrorsInWords } from './errors-in-words.ts';
import { useActing } from './use-acting.ts';

/** The text fields of a form by name. */
export type Texts = Record<string, string>;

/** How a form is checked and saved. */
export interface SavedFormOptions<Values> {
  check: (typed: Texts) => Validated<Values>;
  save: (values: Values) => Promise<unknown>;
  /** The text of the toast after saving; none where the result is visible. */
  saved?: (values: Values) => string;
  /** Called after saving, with the form. */
  onSaved?: (form: HTMLFormElement) => void;
  /** The change that saving causes. */
  change?: Change;
}

/**
 * The one flow of forms at the desk. `wiring` are the props for a form of @rider/ui: it is checked by the backend's rules, saved, and
 * shows the outcome. `acting` runs the actions of the form's other buttons.
 */
export function useSavedForm<Values>(options: SavedFormOptions<Values>) {
  const { check, save, saved, onSaved, change } = options;
  const acting = useActing(change);
  const { pending, refusal, run } = acting;
  const [found, setFound] = useState<Texts | null>(null);
  const errors = useErrorsInWords(found ?? refusal?.errors);
  return {
    acting,
    wiring: {
      errors,
      message: found ? null : refusal?.message,
      pending,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = [...new FormData(form)].filter(
          (field): field is [string, string] => typeof field[1] === 'string',
        );
        const checked = check(Object.fromEntries(typed));
        setFound(checked.errors ?? null);
        if (checked.errors) return;
        void run(() => save(checked.values), saved?.(checked.values)).then((isSaved) => isSaved && onSaved?.(form));
      },
    },
  };
}
