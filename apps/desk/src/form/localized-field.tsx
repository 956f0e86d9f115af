import { LOCALES, type Localized } from '@rider/model/locale';
import { TextArea, TextField } from '@rider/ui/field';
import { FormGrid } from '@rider/ui/form';
import { useIntl } from 'react-intl';

/** Props of `LocalizedField`. */
export interface LocalizedFieldProps {
  /** The fields are `<name>.en-US` and `<name>.zh-CN`. */
  name: string;
  label: string;
  defaultValue?: Localized | undefined;
  required?: boolean;
  /** Lines of a text area; a field of one line without it. */
  rows?: number;
}

/** A text in both languages, side by side. */
export function LocalizedField({ name, label, defaultValue, required, rows }: LocalizedFieldProps) {
  const intl = useIntl();
  return (
    <FormGrid>
      {LOCALES.map((locale) => {
        const props = {
          name: `${name}.${locale}`,
          label: intl.formatMessage({ id: `desk.localized.${locale}` }, { label }),
          defaultValue: defaultValue?.[locale],
          required,
          lang: locale,
          autoComplete: 'off',
        };
        return rows === undefined ? (
          <TextField key={locale} {...props} />
        ) : (
          <TextArea key={locale} {...props} rows={rows} />
        );
      })}
    </FormGrid>
  );
}
