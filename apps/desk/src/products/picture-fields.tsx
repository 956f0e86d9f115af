import { LOCALES, type Locale } from '@rider/model/locale';
import { TextField } from '@rider/ui/field';
import { FileUpload } from '@rider/ui/file-upload';
import { Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { shopPictureUpload } from '../form/shop-picture-upload.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { DraftFields } from './draft-fields.ts';
import * as styles from './products.css.ts';

const MOST_PICTURES = 20;
const NO_TEXTS = { 'en-US': '', 'zh-CN': '' };
const upload = shopPictureUpload('product');

/** Props of `PictureFields`. */
export interface PictureFieldsProps extends DraftFields {
  /** Called when pictures begin to be uploaded, and when all are. */
  onPendingChange: (uploading: boolean) => void;
}

/** The pictures of a product, uploaded and ordered, with their alternative texts; the first one is the main one. */
export function PictureFields({ draft, change, onPendingChange }: PictureFieldsProps) {
  const text = useMessages('desk.product');
  return (
    <>
      <FileUpload
        name="images"
        label={text('part.pictures')}
        hideLabel
        description={text('picturesHint')}
        maxFiles={MOST_PICTURES}
        upload={upload}
        onPendingChange={onPendingChange}
        value={draft.images}
        onValueChange={(urls) =>
          change((now) => ({
            images: [...urls],
            variants: now.variants.map((variant) =>
              urls.includes(variant.image) ? variant : { ...variant, image: '' },
            ),
          }))
        }
      />
      {draft.images.length > 0 && <PictureTexts draft={draft} change={change} />}
    </>
  );
}

/** The alternative texts of the pictures in both languages, in the order of the pictures. */
function PictureTexts({ draft: { images, imageTexts, name }, change }: DraftFields) {
  const intl = useIntl();
  const text = useMessages('desk.product');
  const set = (image: string, locale: Locale, typed: string) =>
    change((now) => ({
      imageTexts: { ...now.imageTexts, [image]: { ...NO_TEXTS, ...now.imageTexts[image], [locale]: typed } },
    }));
  return (
    <>
      <Text size="small" tone="quiet">
        {text('pictureTextHint')}
      </Text>
      <ol className={styles.pictureTexts}>
        {images.map((image, index) => (
          <li key={image} className={styles.pictureText}>
            <img src={image} alt="" className={styles.thumbnail} loading="lazy" />
            {LOCALES.map((locale) => (
              <TextField
                key={locale}
                name={`imageTexts.${image}.${locale}`}
                label={text('cellLabel', {
                  label: intl.formatMessage({ id: `desk.localized.${locale}` }, { label: text('pictureText') }),
                  variant: text('pictureNumber', { number: index + 1 }),
                })}
                hideLabel
                lang={locale}
                autoComplete="off"
                placeholder={name[locale]}
                value={imageTexts[image]?.[locale] ?? ''}
                onChange={(event) => set(image, locale, event.currentTarget.value)}
              />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
