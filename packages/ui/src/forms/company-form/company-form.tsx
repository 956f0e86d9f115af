import { FormattedMessage } from 'react-intl';
import { Form, FormActions, FormGrid, type FormProps } from '../../primitives/form/index.ts';
import { CompanyFields, type CompanyValues } from './company-fields.tsx';

/** Props of the form. Its children are hidden fields of the host. */
export interface CompanyFormProps extends FormProps {
  /** Initial values of the fields. */
  defaultValues?: Partial<CompanyValues> | undefined;
}

/** The company profile, with the data of the account request. */
export function CompanyForm({ defaultValues: values, children, ...form }: CompanyFormProps) {
  return (
    <Form data-component="company-form" {...form}>
      {children}
      <FormGrid>
        <CompanyFields defaultValues={values} />
      </FormGrid>
      <FormActions submit={<FormattedMessage id="ui.companyForm.save" />} pending={form.pending} />
    </Form>
  );
}
