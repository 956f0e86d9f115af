'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '../../primitives/field/index.ts';
import { Form, FormActions, FormGrid, type FormProps } from '../../primitives/form/index.ts';

/** Values of the form. */
export interface ProfileFormValues {
  nickname: string;
}

/** Props of the form. It posts its fields by the names of its values. Its children are hidden fields of the host. */
export interface ProfileFormProps extends FormProps {
  /** Initial values of the fields. */
  defaultValues?: Partial<ProfileFormValues> | undefined;
  /** The picture with its upload field. */
  avatar?: ReactNode;
}

/** The buyer's name and picture. */
export function ProfileForm({ defaultValues: values = {}, avatar, children, ...form }: ProfileFormProps) {
  const intl = useIntl();
  return (
    <Form data-component="profile-form" {...form}>
      {children}
      {avatar && <div data-part="avatar">{avatar}</div>}
      <FormGrid>
        <TextField
          label={intl.formatMessage({ id: 'ui.profileForm.nickname' })}
          name="nickname"
          autoComplete="nickname"
          defaultValue={values.nickname}
          required
        />
      </FormGrid>
      <FormActions submit={<FormattedMessage id="ui.profileForm.save" />} pending={form.pending} />
    </Form>
  );
}
