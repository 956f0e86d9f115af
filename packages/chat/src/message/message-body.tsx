'use client';

import type { ChatContent } from '@rider/model/chat';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { ImageMessage } from './image-message.tsx';
import * as styles from './message.css.ts';
import { OrderCard } from './order-card.tsx';
import { ProductCard } from './product-card.tsx';
import { TextMessage } from './text-message.tsx';

/** Contents of the server, and pictures that it does not have yet. */
export type ShownContent = ChatContent | { kind: 'file'; file: Blob };

/** Props of a message's body. */
export interface MessageBodyProps {
  /** The message's content. */
  content: ShownContent;
  /** Own messages have the accent colour. */
  own: boolean;
  /** Label of a picture: its author and time. */
  pictureLabel: string;
  /** Opens a picture in the viewer. */
  onEnlarge?: (() => void) | undefined;
  /** A card that is not sent yet, so that its product or order is not loaded. */
  unsent?: boolean;
}

/** Renders a message by its kind. */
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
      return <ProductCard productId={content.productId} sku={content.sku} product={content.product} unsent={unsent} />;
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
