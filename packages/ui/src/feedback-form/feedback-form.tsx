'use client';

import { PICTURE_KINDS, PICTURE_MEGABYTES, UPLOADED_KINDS } from '@rider/model/picture';
import { FEEDBACK_TOPICS } from '@rider/model/site';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field, Select, TextArea, TextField, type TextAreaProps } from '../field/index.ts';
import { PictureLimits } from '../file-upload/picture-refusals.tsx';
import { plainInput } from '../file-upload/file-upload.css.ts';
import { wideField } from '../form/form.css.ts';
import { Form, FormActions, FormGrid, type FormProps } from '../form/index.ts';

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
  /** Counts the words of the message, if they are limited. */
  words?: TextAreaProps['words'] | undefined;
  /** Posts up to so many picture files as `pictures`; without it there are none. */
  maxPhotos?: number | undefined;
}

/** A message to the shop from anyone. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { defaultValues: values = {}, words, maxPhotos = 0, children, ...form } = props;
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
        <Select {...wiring('topic')} className={wideField} required>
          <option value="">{intl.formatMessage({ id: 'ui.feedbackForm.chooseTopic' })}</option>
          {FEEDBACK_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {intl.formatMessage({ id: `ui.feedbackForm.topic.${topic}` })}
            </option>
          ))}
        </Select>
        <TextField {...wiring('name')} autoComplete="name" required />
        <TextField {...wiring('company')} autoComplete="organization" />
        <TextField {...wiring('email')} type="email" autoComplete="email" required />
        <TextField {...wiring('phone')} type="tel" autoComplete="tel" required />
        <TextArea {...wiring('message')} {...(words && { words })} rows={6} className={wideField} required />
        {maxPhotos > 0 && <Pictures max={maxPhotos} />}
      </FormGrid>
      <FormActions submit={<FormattedMessage id="ui.feedbackForm.submit" />} pending={form.pending} />
    </Form>
  );
}

/** The files go with the form: visitors may not upload anything by itself. */
function Pictures({ max }: { max: number }) {
  const intl = useIntl();
  return (
    <Field
      name="pictures"
      label={intl.formatMessage({ id: 'ui.feedbackForm.pictures' }, { max })}
      description={<PictureLimits types={UPLOADED_KINDS} maxMegabytes={PICTURE_MEGABYTES} />}
      className={wideField}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          multiple
          accept={UPLOADED_KINDS.map((kind) => PICTURE_KINDS[kind].media).join()}
          className={plainInput}
        />
      )}
    </Field>
  );
}
