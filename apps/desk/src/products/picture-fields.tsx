import { FileUpload } from '@rider/ui/file-upload';
import { shopPictureUpload } from '../form/shop-picture-upload.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { DraftFields } from './draft-fields.ts';

const MOST_PICTURES = 20;
const upload = shopPictureUpload('product');

/** Props of `PictureFields`. */
export interface PictureFieldsProps extends DraftFields {
  /** Called when pictures begin to be uploaded, and when all are. */
  onPendingChange: (uploading: boolean) => void;
}

/** The pictures of a product, uploaded and ordered; the first one is the main one. */
export function PictureFields({ draft: { images }, change, onPendingChange }: PictureFieldsProps) {
  const text = useMessages('desk.product');
  return (
    <FileUpload
      name="images"
      label={text('part.pictures')}
      hideLabel
      description={text('picturesHint')}
      maxFiles={MOST_PICTURES}
      upload={upload}
      onPendingChange={onPendingChange}
      value={images}
      onValueChange={(urls) =>
        change((now) => ({
          images: [...urls],
          variants: now.variants.map((variant) => (urls.includes(variant.image) ? variant : { ...variant, image: '' })),
        }))
      }
    />
  );
}
