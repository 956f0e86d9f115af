'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { DateField } from '../../primitives/date-field/index.ts';
import { Select, TextField } from '../../primitives/field/index.ts';
import { FormPictures } from '../../primitives/file-upload/form-pictures.tsx';
import { wideField } from '../../primitives/form/form.css.ts';
import { Form, FormActions, FormGrid, type FormProps } from '../../primitives/form/index.ts';

/** The values of a certificate. */
export interface TaxCertificateValues {
  /** Code of the state in which it is valid. */
  region: string;
  /** The number on it. */
  number: string;
  /** Its last day, ISO. */
  lastDay: string;
}

/** Props of the form. It posts the names of its values and the file `document`. Its children are hidden fields of the host. */
export interface TaxCertificateFormProps extends FormProps {
  /** States to choose from. */
  states: readonly { code: string; name: string }[];
  /** Initial values of the fields. */
  defaultValues?: Partial<TaxCertificateValues> | undefined;
}

/** Uploads a certificate that exempts a company from sales tax in a state. */
export function TaxCertificateForm({ states, defaultValues: values = {}, children, ...form }: TaxCertificateFormProps) {
  const intl = useIntl();
  const text = (name: 'region' | 'choose' | 'number' | 'lastDay' | 'document' | 'documentNote') =>
    intl.formatMessage({ id: `ui.taxCertificateForm.${name}` });
  return (
    <Form data-component="tax-certificate-form" encType="multipart/form-data" {...form}>
      {children}
      <FormGrid>
        <Select name="region" label={text('region')} defaultValue={values.region ?? ''} required>
          <option value="">{text('choose')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          name="number"
          label={text('number')}
          defaultValue={values.number ?? ''}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <DateField name="lastDay" label={text('lastDay')} defaultValue={values.lastDay ?? null} required />
        <FormPictures
          name="document"
          label={text('document')}
          description={text('documentNote')}
          className={wideField}
          required
        />
      </FormGrid>
      <FormActions submit={<FormattedMessage id="ui.taxCertificateForm.submit" />} pending={form.pending} />
    </Form>
  );
}
