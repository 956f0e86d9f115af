'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '../field/index.ts';
import { wideField } from '../form/form.css.ts';
import { Form, FormActions, FormGrid, type FormProps } from '../form/index.ts';

/** Values of the form. */
export interface ProfileFormValues {
  nickname: string;
  email: string;
  phone: string;
}

/** Props of the form. It posts its fields by the names of its values. Its children are hidden fields of the host. */
export interface ProfileFormProps extends FormProps {
  defaultValues?: Partial<ProfileFormValues> | undefined;
  /** The picture with its upload field. */
  avatar?: ReactNode;
}

/** The buyer's own data (R2.10). */
export function ProfileForm({ defaultValues: values = {}, avatar, children, ...form }: ProfileFormProps) {
  const intl = useIntl();
  const label = (name: 'nickname' | 'phone' | 'email') => intl.formatMessage({ id: `ui.profileForm.${name}` });
  return (
    <Form data-component="profile-form" {...form}>
      {children}
      {avatar && <div data-part="avatar">{avatar}</div>}
      <FormGrid>
        <TextField
          label={label('nickname')}
          name="nickname"
          autoComplete="nickname"
          defaultValue={values.nickname}
          required
        />
        <TextField
          label={label('phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={values.phone}
          required
        />
        <TextField
          label={label('email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={values.email}
          className={wideField}
          required
        />
      </FormGrid>
      <FormActions submit={<FormattedMessage id="ui.profileForm.save" />} pending={form.pending} />
    </Form>
  );
}
