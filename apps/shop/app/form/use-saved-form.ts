import type { Validated } from '@rider/model/validation';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useErrorsInWords } from './errors-in-words.ts';
import { textsOf, type FormOutcome } from './form-outcome.ts';

/** Which form of a screen it is, by what it is checked, and what became of it when it was last sent. */
export interface SavedFormOptions {
  intent: string;
  check: (typed: unknown) => Validated<unknown>;
  outcome: FormOutcome | undefined;
  /** Says that it was saved. */
  saved: string;
}

/**
 * What a form of @rider/ui takes to be checked before it is sent (R5), sent to the screen's action, and told what came of it. Without
 * script it posts, and the action checks by the same rules.
 */
export function useSavedForm({ intent, check, outcome, saved }: SavedFormOptions) {
  const intl = useIntl();
  const navigation = useNavigation();
  const [found, setFound] = useState<Record<string, string> | null>(null);
  const own = outcome?.intent === intent ? outcome : undefined;
  const refusal = own && !own.saved ? own : undefined;
  const errors = useErrorsInWords(found ?? refusal?.errors);
  const away = refusal && refusal.message === null && Object.keys(refusal.errors).length === 0;
  return {
    /** What had been typed when it was refused. */
    typed: refusal?.typed,
    wiring: {
      form: Form,
      errors,
      message: found ? null : away ? intl.formatMessage({ id: 'shop.form.unavailable' }) : (refusal?.message ?? null),
      success: own?.saved && !found && navigation.state === 'idle' ? saved : null,
      pending: navigation.formData?.get('intent') === intent,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const checked = check(textsOf(new FormData(event.currentTarget)));
        setFound(checked.errors ?? null);
        if (checked.errors) event.preventDefault();
      },
    },
  };
}
