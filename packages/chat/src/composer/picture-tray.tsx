'use client';

import { BYTES_PER_MEGABYTE, PICTURE_MEGABYTES } from '@rider/model/picture';
import { GlyphButton } from '../glyph/index.ts';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { usePictureSource } from '../message/index.ts';
import type { StagedPicture } from './drafts.ts';
import * as styles from './picture-tray.css.ts';
import { MAX_PICTURES, type PictureRejection } from './use-pictures.ts';

/** Returns a message that explains why a file was rejected. */
export function rejectionMessage(intl: IntlShape, { name, bytes, problem }: PictureRejection): string {
  const limit = problem === 'count' ? MAX_PICTURES : PICTURE_MEGABYTES;
  // Rounded up, so that a picture slightly over the limit does not appear to match it.
  const size = Math.ceil((bytes / BYTES_PER_MEGABYTE) * 10) / 10;
  return intl.formatMessage({ id: `chat.pictures.${problem}` }, { name, size, limit });
}

/** Props of the tray. */
export interface PictureTrayProps {
  pictures: readonly StagedPicture[];
  rejections: readonly PictureRejection[];
  onRemove(picture: StagedPicture): void;
  onDismiss(): void;
}

/** Pictures to send with the next message, and rejected files. */
export function PictureTray({ pictures, rejections, onRemove, onDismiss }: PictureTrayProps) {
  const intl = useIntl();
  return (
    <>
      {rejections.length > 0 && (
        <div data-part="rejections" className={styles.rejections}>
          <ul className={styles.reasons}>
            {rejections.map((rejection) => (
              <li key={rejection.id}>{rejectionMessage(intl, rejection)}</li>
            ))}
          </ul>
          <GlyphButton glyph="close" label={intl.formatMessage({ id: 'chat.pictures.dismiss' })} onClick={onDismiss} />
        </div>
      )}
      {pictures.length > 0 && (
        <ul aria-label={intl.formatMessage({ id: 'chat.pictures.tray' })} data-part="tray" className={styles.tray}>
          {pictures.map((picture) => (
            <Staged key={picture.id} picture={picture} onRemove={() => onRemove(picture)} />
          ))}
        </ul>
      )}
    </>
  );
}

function Staged({ picture, onRemove }: { picture: StagedPicture; onRemove: () => void }) {
  const intl = useIntl();
  const { name } = picture.file;
  const source = usePictureSource(picture.file);
  return (
    <li className={styles.staged}>
      <img {...source} alt={name} className={styles.preview} />
      <GlyphButton
        glyph="close"
        variant="secondary"
        label={intl.formatMessage({ id: 'chat.pictures.remove' }, { name })}
        className={styles.remove}
        onClick={onRemove}
      />
    </li>
  );
}

/** Covers the editor while files are dragged over it. */
export function DropHint() {
  return (
    <div data-part="drop" className={styles.drop} aria-hidden>
      <FormattedMessage id="chat.pictures.drop" />
    </div>
  );
}
