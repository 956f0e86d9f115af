import { LOCALES, type Locale } from '@rider/model/locale';
import { Button } from '@rider/ui/button';
import { DataTable } from '@rider/ui/data-table';
import { TextField, type TextFieldProps } from '@rider/ui/field';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';
import type { DraftFields } from './draft-fields.ts';

const PARTS = ['name', 'value'] as const;
const NO_TEXTS = { 'en-US': '', 'zh-CN': '' };

const specificationCell = (props: TextFieldProps) => <TextField {...props} hideLabel autoComplete="off" />;

/** The specifications of a product: name and value in both languages. */
export function SpecificationFields({ draft: { specifications }, change }: DraftFields) {
  const intl = useIntl();
  const text = useMessages('desk.product');
  const set = (index: number, part: (typeof PARTS)[number], locale: Locale, typed: string) =>
    change({
      specifications: specifications.map((each, at) =>
        at === index ? { ...each, [part]: { ...each[part], [locale]: typed } } : each,
      ),
    });
  const columns = PARTS.flatMap((part) =>
    LOCALES.map((locale) => {
      const label = intl.formatMessage({ id: `desk.localized.${locale}` }, { label: text(`specification.${part}`) });
      return {
        id: `${part}.${locale}`,
        label,
        cell: (index: number) =>
          specificationCell({
            name: `specifications.${index}.${part}.${locale}`,
            label: text('rowLabel', { label, row: index + 1 }),
            lang: locale,
            value: specifications[index]?.[part][locale] ?? '',
            onChange: (event) => set(index, part, locale, event.currentTarget.value),
          }),
      };
    }),
  );
  return (
    <>
      <DataTable
        caption={text('part.specifications')}
        hideCaption
        columns={columns}
        rows={specifications.map((_, index) => index)}
        getRowId={String}
        empty={text('noSpecifications')}
        renderRowActions={(index) => (
          <Button
            size="small"
            variant="quiet"
            aria-label={text('removeRow', { row: index + 1 })}
            onClick={() => change({ specifications: specifications.filter((_, at) => at !== index) })}
          >
            {text('remove')}
          </Button>
        )}
      />
      <div>
        <Button
          size="small"
          onClick={() => change({ specifications: [...specifications, { key: '', name: NO_TEXTS, value: NO_TEXTS }] })}
        >
          {text('addSpecification')}
        </Button>
      </div>
    </>
  );
}
