'use client';

import { PICTURE_KINDS, PICTURE_MEGABYTES, UPLOADED_KINDS, type PictureKind } from '@rider/model/picture';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Field, type FieldControl, type FieldProps } from '../field/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { useScripted } from './use-scripted.ts';
import * as styles from './file-upload.css.ts';
import { PictureLimits, PictureRefusals, type PictureLimitsProps } from './picture-refusals.tsx';
import type { UploadPicture } from './picture-store.ts';
import { takeFrom, type Pictures } from './use-pictures.ts';

/** What fields of pictures share. */
export interface PictureFieldProps extends FieldProps {
  /** Posts the addresses of the pictures under this name; without script the files themselves. */
  name: string;
  upload: UploadPicture;
  /** Kinds that may be uploaded, judged by content; JPG and PNG when not given (R5.4). */
  types?: readonly PictureKind[];
  /** Most megabytes of one picture; 5 when not given (R5.4). */
  maxMegabytes?: number;
  disabled?: boolean;
  /** Pictures are on their way, or no longer: a form should not be sent meanwhile. */
  onPendingChange?: ((busy: boolean) => void) | undefined;
}

/** The limits of a field, those of R5.4 unless others are given. */
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

/** The field around pictures: its description tells the limits, its error the files that were left out. */
export function PictureField({ field, pictures, maxFiles, footnote, children }: PictureAnatomyProps) {
  const { label, description, hideLabel, required, id, name, className, error } = field;
  const limits = limitsOf(field);
  const { refusals } = pictures;
  return (
    <Field
      {...{ label, name }}
      {...(hideLabel !== undefined && { hideLabel })}
      {...(required !== undefined && { required })}
      {...(id !== undefined && { id })}
      {...(className !== undefined && { className })}
      description={
        <>
          {description} <PictureLimits {...limits} />
        </>
      }
      error={refusals.length > 0 ? <PictureRefusals {...limits} refusals={refusals} maxFiles={maxFiles} /> : error}
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

/** The platform's file input, behind the label before it where there is script, and the addresses that are posted. */
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
        // With script the addresses are posted instead of the files.
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

/** The label of the input that is pressed and dropped on. Nothing without script: it would hide what was chosen. */
export function DropZone({ htmlFor, state, className, children }: DropZoneProps) {
  if (!useScripted()) return null;
  return (
    <label htmlFor={htmlFor} data-part="zone" data-state={state} className={className}>
      {children}
    </label>
  );
}

/** What the zone says. */
export function DropWords({ verb }: { verb: 'choose' | 'chooseOne' | 'change' }) {
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
