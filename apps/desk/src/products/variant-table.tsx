import type { ProductOption, VariantDraft } from '@rider/model/product';
import { Button } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { isComposedKey, Select, TextField } from '@rider/ui/field';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocale, useMessages } from '../messages/use-messages.ts';
import type { DraftFields } from './draft-fields.ts';
import { NEW_VARIANT } from './new-draft.ts';
import { choice, code, narrow, picture, thumbnail, wide } from './products.css.ts';

/** The typed values of a variant, with the widths of their columns. */
const COLUMNS = [
  { name: 'price', width: narrow, numeric: true },
  { name: 'listPrice', width: narrow, numeric: true },
  { name: 'minimum', width: narrow, numeric: true },
  { name: 'pack', width: narrow, numeric: true },
  { name: 'breaks', width: code, numeric: false },
  { name: 'barcode', width: wide, numeric: false },
  { name: 'weightKg', width: narrow, numeric: true },
  { name: 'lengthMm', width: narrow, numeric: true },
  { name: 'volumeM3', width: narrow, numeric: true },
] as const;

/** Moves to the same column of the row above or below. */
function moveByArrow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
  const [, row, column] = /^variants\.(\d+)\.(.+)$/.exec(event.currentTarget.name) ?? [];
  if (step === undefined || column === undefined || isComposedKey(event.nativeEvent)) return;
  if (event.key === 'Enter') event.preventDefault();
  const next = event.currentTarget.form?.elements.namedItem(`variants.${Number(row) + step}.${column}`);
  if (!(next instanceof HTMLInputElement)) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** Props of a cell of the table. */
interface CellProps {
  index: number;
  variant: VariantDraft;
  /** Changes values of the variant. */
  onChange: (values: Partial<VariantDraft>) => void;
}

/** The name of a variant: its SKU, or its place while it has none. */
function useVariantName() {
  const text = useMessages('desk.product');
  return (variant: VariantDraft | undefined, index: number) => variant?.code || text('rowName', { row: index + 1 });
}

interface TextCellProps extends CellProps {
  name: 'code' | (typeof COLUMNS)[number]['name'];
  width: string;
}

function TextCell(props: TextCellProps) {
  const { index, variant, name, width, onChange } = props;
  const text = useMessages('desk.product');
  const nameOf = useVariantName();
  return (
    <TextField
      className={width}
      name={`variants.${index}.${name}`}
      label={text('cellLabel', { label: text(`variant.${name}`), variant: nameOf(variant, index) })}
      hideLabel
      autoComplete="off"
      value={variant[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      onKeyDown={moveByArrow}
    />
  );
}

interface OptionCellProps extends CellProps {
  option: ProductOption;
}

function OptionCell({ index, variant, option, onChange }: OptionCellProps) {
  const text = useMessages('desk.product');
  const locale = useLocale();
  const nameOf = useVariantName();
  return (
    <Select
      className={choice}
      name={`variants.${index}.values`}
      label={text('cellLabel', { label: option.name[locale], variant: nameOf(variant, index) })}
      hideLabel
      value={variant.values[option.key] ?? ''}
      onChange={(event) => onChange({ values: { ...variant.values, [option.key]: event.currentTarget.value } })}
    >
      <option value="">{text('chooseValue')}</option>
      {option.values.map((value) => (
        <option key={value.key} value={value.key}>
          {value.label[locale]}
        </option>
      ))}
    </Select>
  );
}

interface ImageCellProps extends CellProps {
  images: readonly string[];
}

/** Which of the product's pictures shows the variant. */
function ImageCell({ index, variant, images, onChange }: ImageCellProps) {
  const text = useMessages('desk.product');
  const nameOf = useVariantName();
  return (
    <span className={picture}>
      <Select
        className={choice}
        name={`variants.${index}.image`}
        label={text('cellLabel', { label: text('variant.image'), variant: nameOf(variant, index) })}
        hideLabel
        value={images.includes(variant.image) ? variant.image : ''}
        onChange={(event) => onChange({ image: event.currentTarget.value })}
      >
        <option value="">{text('mainPicture')}</option>
        {images.map((image, at) => (
          <option key={image} value={image}>
            {text('pictureNumber', { number: at + 1 })}
          </option>
        ))}
      </Select>
      {images.length > 0 && <img src={variant.image || images[0]} alt="" className={thumbnail} loading="lazy" />}
    </span>
  );
}

const textCell = (props: TextCellProps) => <TextCell {...props} />;
const imageCell = (props: ImageCellProps) => <ImageCell {...props} />;
const optionCell = (props: OptionCellProps) => <OptionCell {...props} />;

/** The variants of a product as a table to type in. Arrow up and down move between the rows. */
export function VariantTable({
  draft: { variants, options, images },
  change,
  stock,
}: DraftFields & { stock: Readonly<Record<string, number>> }) {
  const intl = useIntl();
  const text = useMessages('desk.product');
  const locale = useLocale();
  const nameOf = useVariantName();
  const cellOf = (index: number): CellProps => ({
    index,
    variant: variants[index] ?? NEW_VARIANT,
    onChange: (values) =>
      change((now) => ({
        variants: now.variants.map((each, at) => (at === index ? { ...each, ...values } : each)),
      })),
  });
  const columnOf = (name: TextCellProps['name'], width: string): DataColumn<number> => ({
    id: name,
    label: text(`variant.${name}`),
    cell: (index) => textCell({ ...cellOf(index), name, width }),
  });
  const optionColumnOf = (option: ProductOption): DataColumn<number> => ({
    id: `option ${option.key}`,
    label: option.name[locale],
    cell: (index) => optionCell({ ...cellOf(index), option }),
  });
  const columns: DataColumn<number>[] = [
    { ...columnOf('code', code), rowHeader: true },
    ...options.map(optionColumnOf),
    ...COLUMNS.map(({ name, width, numeric }) => ({ ...columnOf(name, width), numeric })),
    {
      id: 'image',
      label: text('variant.image'),
      cell: (index) => imageCell({ ...cellOf(index), images }),
    },
    {
      id: 'stock',
      label: text('variant.stock'),
      numeric: true,
      cell: (index) => intl.formatNumber(stock[variants[index]?.id ?? ''] ?? 0),
    },
  ];
  return (
    <>
      <DataTable
        caption={text('part.variants')}
        hideCaption
        columns={columns}
        rows={variants.map((_, index) => index)}
        getRowId={String}
        renderRowActions={(index) => (
          <Button
            size="small"
            variant="quiet"
            aria-label={text('removeOf', { name: nameOf(variants[index], index) })}
            onClick={() => change({ variants: variants.filter((_, at) => at !== index) })}
          >
            {text('remove')}
          </Button>
        )}
      />
      <div>
        <Button
          size="small"
          onClick={() => change({ variants: [...variants, { ...NEW_VARIANT, image: variants.at(-1)?.image ?? '' }] })}
        >
          {text('addVariant')}
        </Button>
      </div>
    </>
  );
}
