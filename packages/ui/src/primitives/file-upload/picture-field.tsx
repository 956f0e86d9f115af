'use client';

import { PICTURE_KINDS, PICTURE_MEGABYTES, UPLOADED_KINDS, type PictureKind } from '@rider/model/picture';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Field, type FieldControl, type FieldProps } from '../field/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { useScripted } from '../field/use-scripted.ts';
import * as styles from './file-upload.css.ts';
import { PictureLimits, PictureRejections, type PictureLimitsProps } from './picture-rejections.tsx';
import type { UploadPicture } from './picture-store.ts';
import { takeFrom, type Pictures } from './use-pictures.ts';

/** Props shared by the picture fields. */
export interface PictureFieldProps extends FieldProps {
  /** Posts the addresses under this name; without script the files. */
  name: string;
  /** Uploads a picture and resolves to its address. */
  upload: UploadPicture;
  /** Allowed types, detected by content; JPG and PNG by default. */
  types?: readonly PictureKind[];
  /** Maximum size of a picture in megabytes; 5 by default. */
  maxMegabytes?: number;
  /** Disables it: it cannot be used or focused, and is not submitted. */
  disabled?: boolean;
  /** Called when uploads start and end; do not submit the form in between. */
  onPendingChange?: ((busy: boolean) => void) | undefined;
}

/** The limits of a field; JPG and PNG of at most 5 MB by default. */
export function limitsOf({
  types = UPLOADED_KINDS,
  maxMegabytes = PICTURE_MEGABYTES,
}: PictureFieldProps): PictureLimitsProps {
  return { types, maxMegabytes };
}

interface PictureAnatomyProps {
  field: PictureFieldProps;
  pictures: Pictures;
  maxFiles: number;
  footnote?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** The field around pictures: its description lists the limits, its error the rejected files. */
export function PictureField({ field, pictures, maxFiles, footnote, children }: PictureAnatomyProps) {
  const { label, description, hideLabel, required, id, name, className, error } = field;
  const limits = limitsOf(field);
  const { rejections } = pictures;
  return (
    <Field
      {...{ label, name, hideLabel, required, id, className }}
      description={
        <>
          {description} <PictureLimits {...limits} />
        </>
      }
      error={
        rejections.length > 0 ? <PictureRejections {...limits} rejections={rejections} maxFiles={maxFiles} /> : error
      }
      footnote={footnote}
    >
      {children}
    </Field>
  );
}

interface PictureInputProps {
  control: FieldControl;
  field: PictureFieldProps;
  pictures: Pictures;
  inputRef: Ref<HTMLInputElement>;
  multiple: boolean;
  full: boolean;
}

/** The native file input, behind its label once script runs, and hidden inputs with the addresses. */
export function PictureInput({ control, field, pictures, inputRef, multiple, full }: PictureInputProps) {
  const scripted = useScripted();
  const { urls, uploads } = pictures;
  const { name, disabled } = field;
  return (
    <>
      <input
        {...control}
        ref={inputRef}
        type="file"
        multiple={multiple}
        accept={limitsOf(field)
          .types.map((type) => PICTURE_KINDS[type].media)
          .join(',')}
        // With script the addresses are posted, not the files.
        name={scripted ? undefined : name}
        required={control.required && urls.length + uploads.length === 0}
        disabled={disabled}
        onClick={(event) => {
          if (full) event.preventDefault();
        }}
        onChange={(event) => void pictures.take(takeFrom(event.currentTarget))}
        className={scripted ? visuallyHidden : styles.plainInput}
      />
      {urls.map((url) => (
        <input key={url} type="hidden" name={name} value={url} disabled={disabled} />
      ))}
    </>
  );
}

interface DropZoneProps {
  htmlFor: string;
  state: 'over' | 'full' | 'disabled' | undefined;
  className: string;
  children: ReactNode;
}

/** The input's label, as a button and drop zone. Not rendered without script, where it would cover the chosen files. */
export function DropZone({ htmlFor, state, className, children }: DropZoneProps) {
  if (!useScripted()) return null;
  return (
    <label htmlFor={htmlFor} data-part="zone" data-state={state} className={className}>
      {children}
    </label>
  );
}

/** Text of the drop zone. */
export function DropHint({ verb }: { verb: 'choose' | 'chooseOne' | 'change' }) {
  return (
    <>
      <span className={styles.choose}>
        <FormattedMessage id={`ui.fileUpload.${verb}`} />
      </span>{' '}
      <span className={styles.hint}>
        <FormattedMessage id={verb === 'choose' ? 'ui.fileUpload.drop' : 'ui.fileUpload.dropOne'} />
      </span>
    </>
  );
}
