'use client';

import type { ChatContent } from '@rider/model/chat';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { ImageMessage } from './image-message.tsx';
import * as styles from './message.css.ts';
import { OrderCard } from './order-card.tsx';
import { ProductCard } from './product-card.tsx';
import { TextMessage } from './text-message.tsx';

/** What a message may show: what the server keeps, and a picture that it does not have yet. */
export type ShownContent = ChatContent | { kind: 'file'; file: Blob };

/** What the body of a message takes. */
export interface MessageBodyProps {
  content: ShownContent;
  /** Ours; it stands in the accent's colour. */
  own: boolean;
  /** Says what a picture is, e.g. whose and when. */
  pictureLabel: string;
  /** Shows a picture large. */
  onEnlarge?: (() => void) | undefined;
  /** A card whose product or order is not known yet, as it was not sent. */
  unsent?: boolean;
}

/** A message by its kind (R7.3). */
export const MessageBody = memo(function MessageBody({ content, own, unsent = false, ...picture }: MessageBodyProps) {
  switch (content.kind) {
    case 'text':
    case 'emoji':
      return <TextMessage text={content.text} own={own} />;
    case 'image':
      return <ImageMessage source={content.url} label={picture.pictureLabel} onEnlarge={picture.onEnlarge} />;
    case 'file':
      return <ImageMessage source={content.file} label={picture.pictureLabel} onEnlarge={picture.onEnlarge} />;
    case 'product':
      return (
        <ProductCard
          productId={content.productId}
          article={content.article}
          product={content.product}
          unsent={unsent}
        />
      );
    case 'order':
      return <OrderCard orderNumber={content.orderNumber} order={content.order} unsent={unsent} />;
    case 'unknown':
      return (
        <div data-component="chat-unknown-message" className={styles.bubble}>
          <em className={styles.quiet}>
            <FormattedMessage id="chat.message.unknown" />
          </em>
        </div>
      );
  }
});
