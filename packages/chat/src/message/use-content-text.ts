'use client';

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { plainText } from '../message-text/index.ts';
import type { ShownContent } from './message-body.tsx';

/** Returns a function that summarises a message briefly, for announcements and previews. */
export function useContentText(): (content: ShownContent) => string {
  const intl = useIntl();
  return useCallback(
    (content) => {
      switch (content.kind) {
        case 'text':
        case 'emoji':
          return plainText(content.text);
        case 'image':
        case 'file':
          return intl.formatMessage({ id: 'chat.message.pictureSummary' });
        case 'product':
          return content.product?.name ?? intl.formatMessage({ id: 'chat.message.product' });
        case 'order':
          return intl.formatMessage({ id: 'chat.message.order' }, { number: content.orderNumber });
        case 'unknown':
          return intl.formatMessage({ id: 'chat.message.unknown' });
      }
    },
    [intl],
  );
}
