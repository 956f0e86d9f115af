'use client';

import { FormattedMessage } from 'react-intl';
import { Icon } from '../icon/index.ts';
import { useFileDrop } from '../picture-files/index.ts';
import { useScripted } from '../field/use-scripted.ts';
import * as styles from './file-upload.css.ts';
import { DropHint, DropZone, limitsOf, PictureField, PictureInput, type PictureFieldProps } from './picture-field.tsx';
import { PictureList } from './picture-list.tsx';
import { usePictures } from './use-pictures.ts';

/** Props of a field for pictures. Controlled with `value`, else it starts with `defaultValue`; both are addresses. */
export interface FileUploadProps extends PictureFieldProps {
  /** Maximum number of pictures. */
  maxFiles: number;
  /** The value, if controlled. */
  value?: readonly string[];
  /** The initial value, if uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with the new value. */
  onValueChange?: (urls: readonly string[]) => void;
}

/**
 * Pictures of a form: chosen, dropped or pasted, validated by content, uploaded one by one, reordered and removed.
 */
export function FileUpload(props: FileUploadProps) {
  const { maxFiles, value, defaultValue, onValueChange, upload, onPendingChange, disabled = false } = props;
  const scripted = useScripted();
  const limits = limitsOf(props);
  const { pictures, inputRef } = usePictures({
    ...limits,
    value,
    defaultValue,
    onValueChange,
    maxFiles,
    upload,
    onPendingChange,
  });
  const count = pictures.urls.length + pictures.uploads.length;
  const full = count >= maxFiles;
  const { over, handlers } = useFileDrop(scripted && !disabled ? (files) => void pictures.take(files) : undefined);
  const counter = (
    <span data-part="counter" className={styles.counter}>
      <FormattedMessage id="ui.fileUpload.count" values={{ count, max: maxFiles }} />
    </span>
  );
  return (
    <PictureField field={props} pictures={pictures} maxFiles={maxFiles} footnote={counter}>
      {(control) => (
        <div data-component="file-upload" className={styles.upload} {...handlers}>
          <PictureList pictures={pictures} readOnly={!scripted || disabled} />
          <DropZone
            htmlFor={control.id}
            state={disabled ? 'disabled' : over ? 'over' : full ? 'full' : undefined}
            className={styles.zone}
          >
            {full ? (
              <span className={styles.hint}>
                <FormattedMessage id="ui.fileUpload.full" values={{ max: maxFiles }} />
              </span>
            ) : (
              <>
                <Icon name="plus" />
                <DropHint verb="choose" />
              </>
            )}
          </DropZone>
          <PictureInput control={control} field={props} pictures={pictures} inputRef={inputRef} multiple full={full} />
        </div>
      )}
    </PictureField>
  );
}
