'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './message.css.ts';
import { usePictureSource } from './use-picture-source.ts';

/** Props of the picture. */
export interface ImageMessageProps {
  /** Its address, or the file until the server has it. */
  source: string | Blob;
  label: string;
  onEnlarge?: (() => void) | undefined;
}

/** A picture in a box of fixed size, so that loading causes no layout shift. */
export function ImageMessage({ source, label, onEnlarge }: ImageMessageProps) {
  const intl = useIntl();
  const picture = usePictureSource(source);
  const [failed, setFailed] = useState<string | Blob>();
  if (failed === source)
    return (
      <div data-component="chat-image-message" data-state="failed" className={styles.picture}>
        <span className={styles.pictureFailed}>
          <FormattedMessage id="chat.message.pictureFailed" />
        </span>
      </div>
    );
  return (
    <button
      type="button"
      data-component="chat-image-message"
      className={styles.picture}
      aria-label={intl.formatMessage({ id: 'chat.message.enlarge' }, { picture: label })}
      onClick={onEnlarge}
    >
      <img
        {...picture}
        alt=""
        decoding="async"
        loading="lazy"
        className={styles.pictureImage}
        onError={() => setFailed(source)}
      />
    </button>
  );
}
