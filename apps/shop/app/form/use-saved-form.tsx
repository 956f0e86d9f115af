import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form, useNavigation, type FormProps } from 'react-router';
import { useErrorTexts, type Texts } from '@rider/web/form';
import { readForm, type FormOutcome, type FormRules } from './form-outcome.ts';

/** The router's form, with the hidden field `intent`. */
function IntentForm({ children, ...form }: FormProps & { 'data-intent'?: string }) {
  return (
    <Form {...form}>
      <input type="hidden" name="intent" value={form['data-intent']} />
      {children}
    </Form>
  );
}

/** A form's rules, and the outcome of the last form that the screen sent. */
export interface SavedFormOptions<Typed> extends FormRules<unknown, Typed> {
  outcome: FormOutcome<Typed> | undefined;
  /** The text after saving; none for a form that redirects. */
  saved?: string;
}

/**
 * The form flow. `wiring` are the props of a form of @rider/ui: it is validated in the page, sent to the screen's action and shows the
 * outcome. Without script it posts, and the action validates by the same rules.
 */
export function useSavedForm<Typed = Texts>({ intent, outcome, saved, ...rules }: SavedFormOptions<Typed>) {
  const intl = useIntl();
  const navigation = useNavigation();
  const [found, setFound] = useState<Texts | null>(null);
  const own = outcome?.intent === intent ? outcome : undefined;
  const rejection = own && !own.saved ? own : undefined;
  const errors = useErrorTexts(found ?? rejection?.errors);
  const isAway = rejection && rejection.message === null && Object.keys(rejection.errors).length === 0;
  const pending = navigation.formData?.get('intent') === intent;
  return {
    /** The typed data of a rejected form. */
    typed: rejection?.typed,
    wiring: {
      form: IntentForm,
      'data-intent': intent,
      errors,
      message: found
        ? null
        : isAway
          ? intl.formatMessage({ id: 'shop.form.unavailable' })
          : (rejection?.message ?? null),
      success: own?.saved && !found && navigation.state === 'idle' ? saved : null,
      pending,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const form = new FormData(event.currentTarget);
        const pictures = form.getAll(rules.pictures ?? '').filter((value) => typeof value === 'string');
        const checked = rules.check(readForm(rules, form, pictures));
        setFound(checked.errors ?? null);
        if (checked.errors || pending) event.preventDefault();
      },
    },
  };
}
