import { isLocale } from '@rider/model/locale';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';

/** The fields of a product by the beginning of their path, with the names of their messages. */
const PRODUCT_FIELDS = {
  name: 'name',
  summary: 'summary',
  description: 'description',
  keywords: 'keywords',
  unit: 'unit',
  state: 'state',
  categoryId: 'category',
  related: 'related',
  facets: 'filterValue',
  specifications: 'specification.name',
  options: 'optionName',
  images: 'variant.image',
  documents: 'document',
} as const;
const VARIANT_FIELDS = [
  ...(['barcode', 'breaks', 'code', 'image', 'lengthMm', 'listPrice', 'minimum', 'pack', 'price', 'stock'] as const),
  ...(['volumeM3', 'weightKg'] as const),
];

/** Names of a product's fields by their path in a draft: `variants.RD-1.price` is "Price of RD-1". */
export function useFieldNames(): (path: string) => string {
  const intl = useIntl();
  const text = useMessages('desk.product');
  const inLanguage = (label: string, locale: string) =>
    isLocale(locale) ? intl.formatMessage({ id: `desk.localized.${locale}` }, { label }) : label;
  const ofVariant = (label: string, variant: string) => text('cellLabel', { label, variant });
  return (path) => {
    const last = path.slice(path.lastIndexOf('.') + 1);
    const [, code = '', field = ''] = /^variants\.(.+?)\.(values\..+|\w+)$/.exec(path) ?? [];
    if (field.startsWith('values.')) return ofVariant(`${text('optionName')} ${field.slice(7)}`, code);
    const known = VARIANT_FIELDS.find((each) => each === field);
    if (known) return ofVariant(text(`variant.${known}`), code);
    const [, picture] = /^imageTexts\.(?:.*\/)?(.+)\.[^.]+$/.exec(path) ?? [];
    if (picture !== undefined) return ofVariant(inLanguage(text('pictureText'), last), picture);
    const [first = '', place, part] = path.split('.');
    if (!Object.hasOwn(PRODUCT_FIELDS, first)) return path;
    const name = text(PRODUCT_FIELDS[first as keyof typeof PRODUCT_FIELDS]);
    const numbered = place !== undefined && /^\d+$/.test(place) ? `${name} ${Number(place) + 1}` : name;
    const isValue = part === 'value' || part === 'values';
    return inLanguage(isValue ? ofVariant(text('value'), numbered) : numbered, last);
  };
}
