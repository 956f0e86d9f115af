import { LOCALES, type Locale } from '@rider/model/locale';
import { TextArea, TextField } from '@rider/ui/field';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import type { DraftFields } from './draft-fields.ts';
import * as styles from './products.css.ts';

/** The texts of a product, with their number of lines. */
const TEXTS = [
  { name: 'name', required: true },
  { name: 'summary', rows: 2 },
  { name: 'keywords', rows: 2 },
  { name: 'unit', required: true },
] as const;

/** The texts of a product in both languages, side by side. */
export function ProductTexts({ draft, change, revision }: DraftFields & { revision: number }) {
  const intl = useIntl();
  const text = useMessages('desk.product');
  // Both editors may report a change before the next render.
  const onDescription = (locale: Locale, html: string) =>
    change(({ description }) => ({ description: withText(description, locale, html) }));
  const texts = TEXTS.map(({ name, ...kind }) => (
    <div key={name} className={styles.languages}>
      {LOCALES.map((locale) => {
        const props = {
          name: `${name}.${locale}`,
          label: intl.formatMessage({ id: `desk.localized.${locale}` }, { label: text(name) }),
          value: draft[name][locale],
          required: 'required' in kind,
          lang: locale,
          autoComplete: 'off',
          ...(name === 'keywords' && { description: text('keywordsHint') }),
          onChange: (event: { currentTarget: { value: string } }) =>
            change({ [name]: withText(draft[name], locale, event.currentTarget.value) }),
        };
        return 'rows' in kind ? (
          <TextArea key={locale} {...props} rows={kind.rows} />
        ) : (
          <TextField key={locale} {...props} />
        );
      })}
    </div>
  ));
  return (
    <>
      {texts}
      <div className={styles.languages}>
        {LOCALES.map((locale) => (
          <RichTextField
            // The editor reads its text only once.
            key={`${locale} ${revision}`}
            name={`description.${locale}`}
            label={intl.formatMessage({ id: `desk.localized.${locale}` }, { label: text('description') })}
            lang={locale}
            defaultValue={draft.description[locale]}
            onChange={(html) => onDescription(locale, html)}
          />
        ))}
      </div>
    </>
  );
}

function withText(texts: Record<Locale, string>, locale: Locale, typed: string): Record<Locale, string> {
  return { ...texts, [locale]: typed };
}
