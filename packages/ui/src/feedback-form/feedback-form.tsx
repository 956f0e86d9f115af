'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { TextArea, TextField, type TextAreaProps } from '../field/index.ts';
import { wideField } from '../form/form.css.ts';
import { Form, FormActions, FormGrid, type FormProps } from '../form/index.ts';

/** Values of the form. */
export interface FeedbackFormValues {
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
}

/** Props of the form. It posts its fields by the names of its values. Its children are hidden fields of the host. */
export interface FeedbackFormProps extends FormProps {
  /** Default values: the user's data or an earlier post. */
  defaultValues?: Partial<FeedbackFormValues> | undefined;
  /** Counts the words of the message, if they are limited. */
  words?: TextAreaProps['words'] | undefined;
}

/** A message to the shop from anyone (R2.2). */
export function FeedbackForm({ defaultValues: values = {}, words, children, ...form }: FeedbackFormProps) {
  const intl = useIntl();
  const wiring = (name: keyof FeedbackFormValues) => ({
    name,
    label: intl.formatMessage({ id: `ui.feedbackForm.${name}` }),
    defaultValue: values[name] ?? '',
  });
  return (
    <Form data-component="feedback-form" {...form}>
      {children}
      <FormGrid>
        <TextField {...wiring('name')} autoComplete="name" required />
        <TextField {...wiring('company')} autoComplete="organization" />
        <TextField {...wiring('email')} type="email" autoComplete="email" required />
        <TextField {...wiring('phone')} type="tel" autoComplete="tel" required />
        <TextArea {...wiring('message')} {...(words && { words })} rows={6} className={wideField} required />
      </FormGrid>
      <FormActions submit={<FormattedMessage id="ui.feedbackForm.submit" />} pending={form.pending} />
    </Form>
  );
}
