'use client';

import { useStableCallback } from '@rider/ui/stable-callback';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../announcer/index.ts';
import * as styles from './composer.css.ts';
import type { SendProblem } from './send-draft.ts';

/** The remaining characters are shown from this number down. */
const NEAR = 200;

/** Props of the footnote. */
export interface FootnoteProps {
  id: string;
  /** Characters over the limit; negative below it. */
  excess: number;
  longest: number;
  problem: SendProblem | undefined;
}

/** The text beside the send button: why sending failed, how many characters remain, or which keys send. */
export function Footnote({ id, excess, longest, problem }: FootnoteProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const isTooLong = excess > 0;
  const message = problem
    ? intl.formatMessage({ id: `chat.composer.${problem}` })
    : isTooLong && intl.formatMessage({ id: 'chat.composer.tooLong' }, { count: excess, limit: longest });
  // The text changes with each character, but is announced only once.
  const reason = problem ?? isTooLong;
  const announceMessage = useStableCallback(() => {
    if (message) announce(message);
  });
  useEffect(() => {
    if (reason) announceMessage();
  }, [reason, announceMessage]);
  if (message)
    return (
      <p id={id} data-part="problem" className={styles.problem}>
        {message}
      </p>
    );
  return (
    <p id={id} data-part="footnote" className={excess > -NEAR ? styles.footnote : styles.hint}>
      {excess > -NEAR
        ? intl.formatMessage({ id: 'chat.composer.left' }, { count: 0 - excess })
        : intl.formatMessage({ id: 'chat.composer.hint' })}
    </p>
  );
}
