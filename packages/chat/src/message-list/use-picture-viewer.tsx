'use client';

import { formatMoment } from '@rider/ui/date';
import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ImageViewerProps } from '../image-viewer/index.ts';
import { usePart, type LoadPart } from '../lazy-part/index.ts';
import type { Row } from './rows.ts';

// Loaded when used.
const loadViewer: LoadPart<ImageViewerProps> = () =>
  import('../image-viewer/index.ts').then(({ ImageViewer }) => ({ default: ImageViewer }));

/** Opens the pictures of a conversation in the viewer. */
export function usePictureViewer(rows: readonly Row[]): { enlarge(key: string): void; viewer: ReactNode } {
  const intl = useIntl();
  const [current, setCurrent] = useState<string>();
  const enlarge = useCallback((key: string) => setCurrent(key), []);
  const ImageViewer = usePart(current !== undefined, loadViewer);
  if (current === undefined || !ImageViewer) return { enlarge, viewer: null };
  const images = rows.flatMap(({ key, content, own, name, sentAt }) => {
    const source = content.kind === 'image' ? content.url : content.kind === 'file' ? content.file : undefined;
    if (source === undefined) return [];
    const sender = own ? intl.formatMessage({ id: 'chat.message.you' }) : name;
    const time = formatMoment(intl, sentAt);
    const byline = intl.formatMessage({ id: 'chat.message.byline' }, { name: sender, time });
    return [{ key, source, label: intl.formatMessage({ id: 'chat.message.picture' }, { byline }) }];
  });
  const viewer = (
    <ImageViewer images={images} value={current} onValueChange={setCurrent} onClose={() => setCurrent(undefined)} />
  );
  return { enlarge, viewer };
}
