'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Glyph } from '../glyph/index.ts';
import * as styles from './message-list.css.ts';
import type { Row } from './rows.ts';

/** What the way back takes. */
export interface ToEndProps {
  rows: readonly Row[];
  far: boolean;
  /** The last row that was there when the reader left the end; null at the end. */
  leftAt: string | null;
  onPress(): void;
}

/** The way back to the newest message, with how many came since the reader left the end. */
export function ToEnd({ rows, far, leftAt, onPress }: ToEndProps) {
  const intl = useIntl();
  const index = leftAt === null ? -1 : rows.findLastIndex(({ key }) => key === leftAt);
  const count = index === -1 ? 0 : rows.slice(index + 1).filter(({ own }) => !own).length;
  if (count === 0 && !far) return null;
  return (
    <button
      type="button"
      data-part="to-end"
      data-state={count > 0 ? 'new' : 'far'}
      className={styles.toEnd}
      aria-label={count === 0 ? intl.formatMessage({ id: 'chat.list.toEnd' }) : undefined}
      onClick={onPress}
    >
      {count > 0 && <FormattedMessage id="chat.list.newMessages" values={{ count }} />}
      <Glyph name="down" size="small" />
    </button>
  );
}
