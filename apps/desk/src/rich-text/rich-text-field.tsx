import { Field, type FieldProps } from '@rider/ui/field';
import { Skeleton } from '@rider/ui/skeleton';
import { lazy, Suspense, useState } from 'react';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

/** Props of a field for rich text. */
export interface RichTextFieldProps extends FieldProps {
  label: string;
  /** Posts the text as HTML under this name. */
  name: string;
  /** The initial text, as HTML. */
  defaultValue?: string | undefined;
  /** The text's language, for spelling. */
  lang?: string | undefined;
  /** Called with the HTML of each change. */
  onChange?: ((html: string) => void) | undefined;
}

/** A text with headings, lists, links and tables, posted as HTML. The editor is loaded when the field is shown. */
export function RichTextField({ defaultValue = '', lang, onChange, ...field }: RichTextFieldProps) {
  const [html, setHtml] = useState(defaultValue);
  return (
    <Field {...field} component="rich-text-field">
      {({ name, ...control }) => (
        <>
          <input type="hidden" name={name} value={html} />
          <Suspense fallback={<Skeleton height="12rem" />}>
            <RichTextEditor
              control={control}
              label={field.label}
              lang={lang}
              defaultValue={defaultValue}
              onChange={(next) => {
                setHtml(next);
                onChange?.(next);
              }}
            />
          </Suspense>
        </>
      )}
    </Field>
  );
}
