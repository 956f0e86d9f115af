import type { ProductOption } from '@rider/model/product';
import { removeOption, removeOptionValue } from '@rider/model/product';
import { LOCALES, type Locale } from '@rider/model/locale';
import { Button } from '@rider/ui/button';
import { DataTable } from '@rider/ui/data-table';
import { TextField, type TextFieldProps } from '@rider/ui/field';
import { Cluster, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { DialogButton } from '../list/dialog-button.tsx';
import { useLocale, useMessages } from '../messages/use-messages.ts';
import type { DraftFields } from './draft-fields.ts';
import { OptionDialog, ValueDialog } from './option-dialogs.tsx';

const labelCell = (props: TextFieldProps) => <TextField {...props} hideLabel autoComplete="off" />;

/** The options of a product with their values. A new value gets its variants, a removed one takes them with it. */
export function OptionFields({ draft, change }: DraftFields) {
  const text = useMessages('desk.product');
  const locale = useLocale();
  return (
    <Stack gap="x6">
      {draft.options.length === 0 && <Text tone="quiet">{text('noOptions')}</Text>}
      {draft.options.map((option) => (
        <Stack key={option.key} gap="x3">
          <Cluster justify="between" gap="x3">
            <Heading level={4}>{option.name[locale]}</Heading>
            <Cluster gap="x2">
              <DialogButton size="small" label={text('addValue')}>
                {(close) => <ValueDialog draft={draft} change={change} option={option} onClose={close} />}
              </DialogButton>
              <Button size="small" variant="quiet" onClick={() => change((now) => removeOption(now, option.key))}>
                {text('removeOption')}
              </Button>
            </Cluster>
          </Cluster>
          <ValueTable draft={draft} change={change} option={option} />
        </Stack>
      ))}
      <div>
        <DialogButton size="small" label={text('addOption')}>
          {(close) => <OptionDialog draft={draft} change={change} onClose={close} />}
        </DialogButton>
      </div>
    </Stack>
  );
}

function ValueTable({ draft, change, option }: DraftFields & { option: ProductOption }) {
  const intl = useIntl();
  const text = useMessages('desk.product');
  const locale = useLocale();
  const place = draft.options.indexOf(option);
  const setLabel = (index: number, of: Locale, typed: string) =>
    change({
      options: draft.options.map((each) =>
        each === option
          ? {
              ...option,
              values: option.values.map((value, at) =>
                at === index ? { ...value, label: { ...value.label, [of]: typed } } : value,
              ),
            }
          : each,
      ),
    });
  return (
    <DataTable
      caption={option.name[locale]}
      hideCaption
      columns={LOCALES.map((of) => {
        const label = intl.formatMessage({ id: `desk.localized.${of}` }, { label: text('value') });
        return {
          id: of,
          label,
          cell: (index: number) =>
            labelCell({
              name: `options.${place}.values.${index}.label.${of}`,
              label: text('rowLabel', { label, row: index + 1 }),
              lang: of,
              value: option.values[index]?.label[of] ?? '',
              onChange: (event) => setLabel(index, of, event.currentTarget.value),
            }),
        };
      })}
      rows={option.values.map((_, index) => index)}
      getRowId={String}
      renderRowActions={(index) => {
        const value = option.values[index];
        return (
          value && (
            <Button
              size="small"
              variant="quiet"
              aria-label={text('removeValueOf', { value: value.label[locale] })}
              onClick={() => change((now) => removeOptionValue(now, option.key, value.key))}
            >
              {text('remove')}
            </Button>
          )
        );
      }}
    />
  );
}
