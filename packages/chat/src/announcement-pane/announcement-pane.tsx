'use client';

import { RichText } from '@rider/ui/rich-text';
import { parseRichText, type RichNode } from '@rider/ui/rich-text-parser';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GlyphButton } from '../glyph/index.ts';
import * as styles from './announcement-pane.css.ts';

/** Props of the pane. */
export interface AnnouncementPaneProps {
  /** HTML of the wire; rendered by the design system's parser, which drops what is not allowed. */
  html: string;
  /** `side` is a column beside the messages, `strip` a line above them that expands. */
  variant: 'side' | 'strip';
  /** Called to close it. */
  onDismiss(): void;
}

/** The shop's announcement; renders nothing without one. */
export function AnnouncementPane({ html, variant, onDismiss }: AnnouncementPaneProps) {
  const intl = useIntl();
  const content = useMemo(() => parseRichText(html), [html]);
  const firstWords = content.map(textOf).find((text) => text.trim() !== '');
  if (firstWords === undefined) return null;
  const dismiss = (
    <GlyphButton
      glyph="close"
      size="small"
      label={intl.formatMessage({ id: 'chat.announcement.dismiss' })}
      onClick={onDismiss}
    />
  );
  if (variant === 'strip')
    return (
      <div data-component="chat-announcement" data-state="strip" className={styles.strip}>
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span className={styles.label}>
              <FormattedMessage id="chat.announcement.label" />
            </span>{' '}
            <span className={styles.preview}>{firstWords}</span>
          </summary>
          <RichText content={content} className={styles.opened} />
        </details>
        {dismiss}
      </div>
    );
  return (
    <aside
      data-component="chat-announcement"
      data-state="side"
      aria-label={intl.formatMessage({ id: 'chat.announcement.label' })}
      className={styles.side}
    >
      <div className={styles.head}>
        <h3 className={styles.title}>
          <FormattedMessage id="chat.announcement.label" />
        </h3>
        {dismiss}
      </div>
      <RichText content={content} />
    </aside>
  );
}

/** The plain text. */
function textOf(node: RichNode): string {
  return typeof node === 'string' ? node : node[2].map(textOf).join('');
}
