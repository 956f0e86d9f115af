import type { Validated } from '@rider/model/validation';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Change } from '../data/changes.ts';
import { useOperatorAction, type Refusal } from './use-operator-action.ts';

/** The text fields of a form by name. */
export type Texts = Record<string, string>;

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
  const intl = useIntl();
  const [refusal, setRefusal] = useState<Refusal>(NOTHING);
  /** Translates message ids; texts of the backend pass through. */
  const inWords = (text: string) =>
    text.startsWith('validation.') ? intl.formatMessage({ id: text as FormatjsIntl.Message['ids'] }) : text;
  const refuse = ({ errors, message }: Refusal) => {
    const fields = Object.entries(errors).map(([name, text]) => [name, inWords(text)]);
    setRefusal({ errors: Object.fromEntries(fields) as Texts, message });
  };
  const acting = useOperatorAction(change, refuse);
  return {
    acting,
    wiring: {
      ...refusal,
      pending: acting.pending,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = [...new FormData(form)].filter(
          (field): field is [string, string] => typeof field[1] === 'string',
        );
        const checked = check(Object.fromEntries(typed));
        if (checked.errors) return refuse({ errors: checked.errors, message: null });
        setRefusal(NOTHING);
        const saving = acting.run(() => save(checked.values), saved?.(checked.values));
        void saving.then((isSaved) => isSaved && onSaved?.(form));
      },
    },
  };
}

const NOTHING: Refusal = { errors: {}, message: null };
