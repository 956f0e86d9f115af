'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Button, IconButton } from '../button/index.ts';
import * as styles from './file-upload.css.ts';
import type { PictureUpload } from './picture-store.ts';

interface PictureTileProps {
  name: string;
  source: string;
  /** Upload progress; absent when uploaded. */
  upload?: PictureUpload;
  isFirst?: boolean;
  isLast?: boolean;
  /** Hides the buttons: disabled, or not hydrated yet. */
  readOnly: boolean;
  onMove?: ((by: -1 | 1) => void) | undefined;
  onRetry?: (() => void) | undefined;
  onRemove: () => void;
}

/** One picture of a field: preview, progress and buttons. */
export function PictureTile(props: PictureTileProps) {
  const { name, source, upload, isFirst = false, isLast = false, readOnly, onMove, onRetry, onRemove } = props;
  const intl = useIntl();
  const label = (id: 'earlier' | 'later' | 'retryNamed' | 'remove') =>
    intl.formatMessage({ id: `ui.fileUpload.${id}` }, { name });
  return (
    <li data-part="picture" data-state={upload?.state ?? 'done'} className={styles.tile}>
      <img src={source} alt={name} width="112" height="112" className={styles.preview} />
      {upload && <UploadState upload={upload} />}
      {!readOnly && (
        <div className={styles.tileActions}>
          {onMove && (
            <>
              <MoveButton label={label('earlier')} by={-1} idle={isFirst} onMove={onMove} />
              <MoveButton label={label('later')} by={1} idle={isLast} onMove={onMove} />
            </>
          )}
          {onRetry && (
            <Button size="small" aria-label={label('retryNamed')} onClick={onRetry} className={styles.retry}>
              <FormattedMessage id="ui.fileUpload.retry" />
            </Button>
          )}
          <IconButton
            icon="close"
            size="small"
            label={label('remove')}
            data-part="remove"
            onClick={onRemove}
            className={styles.remove}
          />
        </div>
      )}
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  by: -1 | 1;
  idle: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Has `aria-disabled` at the ends of the row, to stay focusable. */
function MoveButton({ label, by, idle, onMove }: MoveButtonProps) {
  return (
    <IconButton
      icon={by < 0 ? 'chevron-left' : 'chevron-right'}
      size="small"
      label={label}
      aria-disabled={idle || undefined}
      onClick={() => {
        if (!idle) onMove(by);
      }}
      className={styles.move}
    />
  );
}

/** Progress of an upload. */
export function UploadState({ upload }: { upload: PictureUpload }) {
  const intl = useIntl();
  const { state, progress, reason, file } = upload;
  if (state === 'uploading')
    return (
      <progress
        aria-label={intl.formatMessage({ id: 'ui.fileUpload.uploading' }, { name: file.name })}
        // Without a value the progress is indeterminate.
        {...(progress !== null && { value: progress })}
        max={1}
        className={styles.progress}
      />
    );
  return (
    <span data-part="upload-state" className={state === 'failed' ? styles.failure : styles.waiting}>
      <FormattedMessage id={`ui.fileUpload.${state}`} /> {reason}
    </span>
  );
}
