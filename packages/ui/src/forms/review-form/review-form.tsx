'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextArea } from '../../primitives/field/index.ts';
import { FileUpload, type UploadPicture } from '../../primitives/file-upload/index.ts';
import { Form, FormActions, RequiredNote, type FormProps } from '../../primitives/form/index.ts';
import { Picture } from '../../primitives/picture/index.ts';
import { StarInput, type Stars } from '../../primitives/star-input/index.ts';
import { Heading } from '../../primitives/text/index.ts';
import * as styles from './review-form.css.ts';

/** Values of the form; null is a missing score. */
export interface ReviewFormValues {
  quality: Stars | null;
  service: Stars | null;
  /** How well the product matches its description. */
  description: Stars | null;
  comment: string;
  /** Addresses of pictures. */
  photos: readonly string[];
}

/** Props of the form. It posts its fields by the names of its values. Its children are hidden fields of the host. */
export interface ReviewFormProps extends FormProps {
  /** The reviewed order line. */
  product: { name: string; variant: string; image: string };
  /** Initial values of the fields. */
  defaultValues?: Partial<ReviewFormValues> | undefined;
  /**
   * For a shop that may check reviews before it publishes them: scores for quality and service alone, since it stores none for the
   * description.
   * @default false
   */
  brief?: boolean | undefined;
  /** Uploads a picture and resolves to its address. */
  upload: UploadPicture;
  /** Maximum number of photos; 8 by default. */
  maxPhotos?: number;
  /** Called by the cancel button, which is absent without it. */
  onCancel?: (() => void) | undefined;
}

const PHOTOS = 8;

/** Reviews an order line: three scores, text and pictures. */
export function ReviewForm(props: ReviewFormProps) {
  const { product, defaultValues: values = {}, brief = false, upload, ...rest } = props;
  const { maxPhotos = PHOTOS, onCancel, children, ...form } = rest;
  const intl = useIntl();
  const [uploading, setUploading] = useState(false);
  const text = (name: 'quality' | 'service' | 'description' | 'comment' | 'commentHint' | 'photos') =>
    intl.formatMessage({ id: `ui.reviewForm.${name}` });
  return (
    <Form data-component="review-form" encType="multipart/form-data" {...form}>
      {children}
      <div className={styles.product}>
        <Picture src={product.image} size={64} />
        <div className={styles.words}>
          <Heading level={2} size="body">
            {product.name}
          </Heading>
          <span className={styles.quiet}>{product.variant}</span>
        </div>
      </div>
      <RequiredNote />
      <div className={styles.scores}>
        <StarInput label={text('quality')} name="quality" defaultValue={values.quality ?? null} required />
        <StarInput label={text('service')} name="service" defaultValue={values.service ?? null} required />
        {!brief && (
          <StarInput label={text('description')} name="description" defaultValue={values.description ?? null} />
        )}
      </div>
      <TextArea
        label={text('comment')}
        description={text('commentHint')}
        name="comment"
        defaultValue={values.comment ?? ''}
        required
      />
      <FileUpload
        label={text('photos')}
        name="photos"
        maxFiles={maxPhotos}
        upload={upload}
        onPendingChange={setUploading}
        {...(values.photos && { defaultValue: values.photos })}
      />
      <FormActions
        submit={<FormattedMessage id={brief ? 'ui.reviewForm.send' : 'ui.reviewForm.submit'} />}
        pending={form.pending || uploading}
        onCancel={onCancel}
      />
    </Form>
  );
}
