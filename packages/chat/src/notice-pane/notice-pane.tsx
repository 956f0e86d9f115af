import { RichText } from '@rider/ui/rich-text';
import { parseRichText } from '@rider/ui/rich-text-parser';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './notice-pane.css.ts';

/** What the pane takes. */
export interface NoticePaneProps {
  /** HTML of the wire: shown as far as the design system's parser lets it through (R7.2). */
  html: string;
  /** `side` stands beside the messages, `strip` above them and opens on demand. */
  as: 'side' | 'strip';
}

/** The shop's announcement. Nothing where there is none. */
export function NoticePane({ html, as }: NoticePaneProps) {
  const intl = useIntl();
  const content = useMemo(() => parseRichText(html), [html]);
  if (content.every((node) => typeof node === 'string' && node.trim() === '')) return null;
  if (as === 'strip')
    return (
      <details data-component="chat-notice" data-state="strip" className={styles.strip}>
        <summary className={styles.summary}>
          <FormattedMessage id="chat.notice.label" />
        </summary>
        <RichText content={content} className={styles.opened} />
      </details>
    );
  return (
    <aside
      data-component="chat-notice"
      data-state="side"
      aria-label={intl.formatMessage({ id: 'chat.notice.label' })}
      className={styles.side}
    >
      <h3 className={styles.title}>
        <FormattedMessage id="chat.notice.label" />
      </h3>
      <RichText content={content} />
    </aside>
  );
}
