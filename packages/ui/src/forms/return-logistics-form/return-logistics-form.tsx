'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select, TextField } from '../../primitives/field/index.ts';
import { FileUpload, type UploadPicture } from '../../primitives/file-upload/index.ts';
import { wideField } from '../../primitives/form/form.css.ts';
import { Form, FormActions, FormGrid, RequiredNote, type FormProps } from '../../primitives/form/index.ts';
import * as styles from './return-logistics-form.css.ts';

/** Values of the form. */
export interface ReturnLogisticsValues {
  /** The `value` of a company, or a typed name without a list. */
  company: string;
  slipNumber: string;
  phone: string;
  /** Addresses of pictures. */
  photos: readonly string[];
}

/** Props of the form. It posts its fields by the names of its values. Its children are hidden fields of the host. */
export interface ReturnLogisticsFormProps extends FormProps {
  /** Courier companies; without any the name is typed. */
  companies: readonly { value: string; label: string }[];
  /** The return address. */
  returnTo?: string | undefined;
  /** Initial values of the fields. */
  defaultValues?: Partial<ReturnLogisticsValues> | undefined;
  /** Uploads a picture and resolves to its address. */
  upload: UploadPicture;
  /** Maximum number of photos; 3 by default. */
  maxPhotos?: number;
  /** Called by the cancel button, which is absent without it. */
  onCancel?: (() => void) | undefined;
}

const PHOTOS = 3;

/** Reports courier and tracking number of a return. */
export function ReturnLogisticsForm(props: ReturnLogisticsFormProps) {
  const {
    companies,
    returnTo,
    defaultValues: values = {},
    upload,
    maxPhotos = PHOTOS,
    onCancel,
    children,
    ...form
  } = props;
  const intl = useIntl();
  const [uploading, setUploading] = useState(false);
  const text = (name: 'returnTo' | 'company' | 'slipNumber' | 'phone' | 'phoneHint' | 'photos' | 'photosHint') =>
    intl.formatMessage({ id: `ui.returnLogisticsForm.${name}` });
  return (
    <Form data-component="return-logistics-form" encType="multipart/form-data" {...form}>
      {children}
      {returnTo && (
        <dl className={styles.destination}>
          <dt className={styles.term}>{text('returnTo')}</dt>
          <dd className={styles.value}>{returnTo}</dd>
        </dl>
      )}
      <RequiredNote />
      <FormGrid>
        <CompanyField companies={companies} label={text('company')} value={values.company ?? ''} />
        <TextField
          label={text('slipNumber')}
          name="slipNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={values.slipNumber ?? ''}
          required
        />
        <TextField
          label={text('phone')}
          description={text('phoneHint')}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={values.phone ?? ''}
        />
        <FileUpload
          label={text('photos')}
          description={text('photosHint')}
          name="photos"
          maxFiles={maxPhotos}
          upload={upload}
          onPendingChange={setUploading}
          className={wideField}
          {...(values.photos && { defaultValue: values.photos })}
        />
      </FormGrid>
      <FormActions
        submit={<FormattedMessage id="ui.returnLogisticsForm.submit" />}
        pending={form.pending || uploading}
        onCancel={onCancel}
      />
    </Form>
  );
}

interface CompanyFieldProps extends Pick<ReturnLogisticsFormProps, 'companies'> {
  label: string;
  value: string;
}

function CompanyField({ companies, label, value }: CompanyFieldProps) {
  const intl = useIntl();
  const wiring = { label, name: 'company', defaultValue: value, required: true };
  if (companies.length === 0) return <TextField {...wiring} />;
  return (
    <Select {...wiring}>
      <option value="">{intl.formatMessage({ id: 'ui.returnLogisticsForm.choose' })}</option>
      {companies.map((company) => (
        <option key={company.value} value={company.value}>
          {company.label}
        </option>
      ))}
    </Select>
  );
}
