'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { useFileDrop } from '../picture-files/index.ts';
import { useScripted } from '../field/use-scripted.ts';
import * as styles from './file-upload.css.ts';
import { DropHint, DropZone, limitsOf, PictureField, PictureInput, type PictureFieldProps } from './picture-field.tsx';
import { UploadState } from './picture-tile.tsx';
import { usePictures, type Pictures } from './use-pictures.ts';

/** Props of a field for one picture. Controlled with `value`, else it starts with `defaultValue`; '' is none. */
export interface AvatarUploadProps extends PictureFieldProps {
  /** The value, if controlled. */
  value?: string;
  /** The initial value, if uncontrolled. */
  defaultValue?: string;
  /** Called with the new value. */
  onValueChange?: (url: string) => void;
}

function listOf(url: string | undefined): readonly string[] | undefined {
  return url === undefined ? undefined : [url].filter(Boolean);
}

/** One round picture; a new one replaces it. */
export function AvatarUpload(props: AvatarUploadProps) {
  const { value, defaultValue, onValueChange, upload, onPendingChange, disabled = false } = props;
  const scripted = useScripted();
  const { pictures, inputRef } = usePictures({
    ...limitsOf(props),
    maxFiles: 1,
    replace: true,
    upload,
    onPendingChange,
    value: listOf(value),
    defaultValue: listOf(defaultValue),
    onValueChange: ([url = '']) => onValueChange?.(url),
  });
  const { over, handlers } = useFileDrop(scripted && !disabled ? (files) => void pictures.take(files) : undefined);
  const chosen = pictures.urls.length + pictures.uploads.length > 0;
  return (
    <PictureField field={props} pictures={pictures} maxFiles={1}>
      {(control) => (
        <div data-component="avatar-upload" className={styles.avatar} {...handlers}>
          <Portrait pictures={pictures} />
          <div className={styles.avatarActions}>
            <DropZone
              htmlFor={control.id}
              state={disabled ? 'disabled' : over ? 'over' : undefined}
              className={classNames(styles.zone, styles.avatarZone)}
            >
              <DropHint verb={chosen ? 'change' : 'chooseOne'} />
            </DropZone>
            <PictureInput
              control={control}
              field={props}
              pictures={pictures}
              inputRef={inputRef}
              multiple={false}
              full={false}
            />
            {scripted && !disabled && <PortraitActions pictures={pictures} />}
          </div>
        </div>
      )}
    </PictureField>
  );
}

function Portrait({ pictures: { urls, uploads, local } }: { pictures: Pictures }) {
  const intl = useIntl();
  const [url] = urls;
  const source = uploads[0]?.preview ?? (url && (local.get(url)?.preview ?? url));
  if (!source)
    return (
      <span className={classNames(styles.portrait, styles.nobody)}>
        <Icon name="user" size="large" />
      </span>
    );
  const alt = intl.formatMessage({ id: 'ui.fileUpload.chosen' });
  return <img src={source} alt={alt} width="96" height="96" className={styles.portrait} />;
}

/** Progress of the upload and the actions on the present picture. */
function PortraitActions({ pictures: { urls, uploads, store, input } }: { pictures: Pictures }) {
  const intl = useIntl();
  const [upload] = uploads;
  if (!upload && urls.length === 0) return null;
  function remove() {
    input?.focus();
    if (upload) store.discard(upload.key);
    else store.changeUrls([]);
    const name = upload?.file.name ?? intl.formatMessage({ id: 'ui.fileUpload.chosen' });
    announce(intl.formatMessage({ id: 'ui.fileUpload.removed' }, { name }));
  }
  return (
    <>
      {upload && <UploadState upload={upload} />}
      <div className={styles.tileActions}>
        {upload?.state === 'failed' && (
          <Button size="small" onClick={() => store.retry(upload.key)}>
            <FormattedMessage id="ui.fileUpload.retry" />
          </Button>
        )}
        <Button variant="quiet" size="small" icon="close" onClick={remove}>
          <FormattedMessage id={upload ? 'ui.fileUpload.cancel' : 'ui.fileUpload.removePicture'} />
        </Button>
      </div>
    </>
  );
}
