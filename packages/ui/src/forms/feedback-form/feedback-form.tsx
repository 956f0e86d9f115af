'use client';

import { FEEDBACK_TOPICS } from '@rider/model/site';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select, TextArea, TextField, type TextAreaProps } from '../../primitives/field/index.ts';
import { FormPictures } from '../../primitives/file-upload/form-pictures.tsx';
import { wideField } from '../../primitives/form/form.css.ts';
import { Form, FormActions, FormGrid, type FormProps } from '../../primitives/form/index.ts';

/** Values of the form. */
export interface FeedbackFormValues {
  /** One of the model's topics; empty for none yet. */
  topic: string;
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
  /**
   * Fields for name, phone and message alone, where the shop stores no more.
   * @default false
   */
  brief?: boolean | undefined;
  /** Word count and limit of the message. */
  words?: TextAreaProps['words'] | undefined;
  /**
   * Posts up to so many picture files as `pictures`; without it there are none.
   * @default 0
   */
  maxPhotos?: number | undefined;
}

/** A message to the shop from anyone. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { defaultValues: values = {}, brief = false, words, maxPhotos = 0, children, ...form } = props;
  const intl = useIntl();
  const wiring = (name: keyof FeedbackFormValues) => ({
    name,
    label: intl.formatMessage({ id: `ui.feedbackForm.${name}` }),
    defaultValue: values[name] ?? '',
  });
  return (
    <Form data-component="feedback-form" {...(maxPhotos > 0 && { encType: 'multipart/form-data' })} {...form}>
      {children}
      <FormGrid>
        {!brief && (
          <Select {...wiring('topic')} className={wideField} required>
            <option value="">{intl.formatMessage({ id: 'ui.feedbackForm.chooseTopic' })}</option>
            {FEEDBACK_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {intl.formatMessage({ id: `ui.feedbackForm.topic.${topic}` })}
              </option>
            ))}
          </Select>
        )}
        <TextField {...wiring('name')} autoComplete="name" required />
        {!brief && (
          <>
            <TextField {...wiring('company')} autoComplete="organization" />
            <TextField {...wiring('email')} type="email" autoComplete="email" required />
          </>
        )}
        <TextField {...wiring('phone')} type="tel" autoComplete="tel" required />
        <TextArea {...wiring('message')} {...(words && { words })} rows={6} className={wideField} required />
        {maxPhotos > 0 && (
          <FormPictures
            name="pictures"
            label={intl.formatMessage({ id: 'ui.feedbackForm.pictures' }, { max: maxPhotos })}
            multiple
            className={wideField}
          />
        )}
      </FormGrid>
      <FormActions submit={<FormattedMessage id="ui.feedbackForm.submit" />} pending={form.pending} />
    </Form>
  );
}
