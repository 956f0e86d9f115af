import { LOCALES, type Localized } from '@rider/model/locale';
import { Grid } from '@rider/ui/layout';
import { useIntl } from 'react-intl';
import { RichTextField } from './rich-text-field.tsx';

/** Props of `LocalizedRichTextField`. */
export interface LocalizedRichTextFieldProps {
  /** The fields are `<name>.en-US` and `<name>.zh-CN`. */
  name: string;
  label: string;
  /** The initial texts, as HTML. */
  defaultValue?: Localized | undefined;
  required?: boolean;
}

/** A rich text in both languages, side by side; under each other where there is no space. */
export function LocalizedRichTextField({ name, label, defaultValue, required }: LocalizedRichTextFieldProps) {
  const intl = useIntl();
  return (
    <Grid column="360px">
      {LOCALES.map((locale) => (
        <RichTextField
          key={locale}
          name={`${name}.${locale}`}
          label={intl.formatMessage({ id: `desk.localized.${locale}` }, { label })}
          defaultValue={defaultValue?.[locale]}
          required={required}
          lang={locale}
        />
      ))}
    </Grid>
  );
}
