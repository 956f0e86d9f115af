'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Glyph } from '../glyph/index.ts';
import * as styles from './message-list.css.ts';
import type { Row } from './rows.ts';

/** Props of the button. */
export interface JumpToEndProps {
  rows: readonly Row[];
  far: boolean;
  /** The last row when the user left the end; null at the end. */
  leftAt: string | null;
  onPress(): void;
}

/** The button that jumps to the newest message, with the count of new ones. */
export function JumpToEnd({ rows, far, leftAt, onPress }: JumpToEndProps) {
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
      {count > 0 && (
        <span>
          <FormattedMessage id="chat.list.newMessages" values={{ count }} />
        </span>
      )}
      <Glyph name="down" size="small" />
    </button>
  );
}
