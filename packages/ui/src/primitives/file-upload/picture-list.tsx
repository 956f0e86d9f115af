'use client';

import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import * as styles from './file-upload.css.ts';
import { PictureTile } from './picture-tile.tsx';
import type { Pictures } from './use-pictures.ts';

/** The pictures of a field in order, uploads last. Renders nothing without any. */
export function PictureList({ pictures, readOnly }: { pictures: Pictures; readOnly: boolean }) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const { urls, uploads, local, store, input } = pictures;
  const nameOf = (url: string, position: number) =>
    local.get(url)?.file.name ?? intl.formatMessage({ id: 'ui.fileUpload.picture' }, { position });

  function move(url: string, from: number, by: -1 | 1) {
    store.changeUrls(urls.toSpliced(from, 1).toSpliced(from + by, 0, url));
    const values = { name: nameOf(url, from + 1), position: from + by + 1, count: urls.length };
    announce(intl.formatMessage({ id: 'ui.fileUpload.moved' }, values));
  }
  function remove(name: string, index: number, act: () => void) {
    // The focus moves to the remaining neighbour.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-part="remove"]');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input)?.focus();
    act();
    announce(intl.formatMessage({ id: 'ui.fileUpload.removed' }, { name }));
  }

  if (urls.length + uploads.length === 0) return null;
  return (
    <ol ref={list} aria-label={intl.formatMessage({ id: 'ui.fileUpload.list' })} className={styles.list}>
      {urls.map((url, index) => {
        const name = nameOf(url, index + 1);
        const without = () => store.changeUrls(urls.filter((each) => each !== url));
        return (
          <PictureTile
            key={local.get(url)?.key ?? url}
            name={name}
            source={local.get(url)?.preview ?? url}
            isFirst={index === 0}
            isLast={index === urls.length - 1}
            readOnly={readOnly}
            onMove={urls.length > 1 ? (by) => move(url, index, by) : undefined}
            onRemove={() => remove(name, index, without)}
          />
        );
      })}
      {uploads.map((upload, index) => (
        <PictureTile
          key={upload.key}
          name={upload.file.name}
          source={upload.preview}
          upload={upload}
          readOnly={readOnly}
          onRetry={upload.state === 'failed' ? () => store.retry(upload.key) : undefined}
          onRemove={() => remove(upload.file.name, urls.length + index, () => store.discard(upload.key))}
        />
      ))}
    </ol>
  );
}
