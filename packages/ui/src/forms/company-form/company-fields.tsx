'use client';

import { useIntl } from 'react-intl';
import { TextField } from '../../primitives/field/index.ts';
import { wideField } from '../../primitives/form/form.css.ts';

/** A company's data. */
export interface CompanyValues {
  company: string;
  /** The contractor's license number. */
  licenseNumber: string;
  /** The business owner's name. */
  ownerName: string;
  /** The business phone. */
  phone: string;
}

/** Props of the fields. */
export interface CompanyFieldsProps {
  /** Initial values of the fields. */
  defaultValues?: Partial<CompanyValues> | undefined;
}

/** The fields of a company, to put into a `<FormGrid>`; named like their values. */
export function CompanyFields({ defaultValues: values = {} }: CompanyFieldsProps) {
  const intl = useIntl();
  const wiring = (name: keyof CompanyValues, autoComplete: string) => ({
    name,
    label: intl.formatMessage({ id: `ui.companyForm.${name}` }),
    autoComplete,
    defaultValue: values[name] ?? '',
    required: true,
  });
  return (
    <>
      <TextField {...wiring('company', 'organization')} className={wideField} />
      <TextField {...wiring('licenseNumber', 'off')} autoCapitalize="characters" spellCheck={false} />
      <TextField {...wiring('ownerName', 'off')} />
      <TextField {...wiring('phone', 'work tel')} type="tel" />
    </>
  );
}
