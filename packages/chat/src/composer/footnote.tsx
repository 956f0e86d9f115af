'use client';

import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnnounce } from '../announcer/index.ts';
import * as styles from './composer.css.ts';
import type { SendProblem } from './send-draft.ts';

/** From here on one is told how much room is left. */
const NEAR = 200;

/** What the footnote takes. */
export interface FootnoteProps {
  id: string;
  /** How many characters more than fit; negative where there is room. */
  excess: number;
  longest: number;
  problem: SendProblem | undefined;
}

/** Beside the send button: why nothing was sent, how much fits, or how the keys work. */
export function Footnote({ id, excess, longest, problem }: FootnoteProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const isTooLong = excess > 0;
  const said = problem
    ? intl.formatMessage({ id: `chat.composer.${problem}` })
    : isTooLong && intl.formatMessage({ id: 'chat.composer.tooLong' }, { count: excess, limit: longest });
  // Each further letter changes the words, but only the first time is news.
  const news = problem ?? isTooLong;
  const say = useEffectEvent(() => {
    if (said) announce(said);
  });
  useEffect(() => {
    if (news) say();
  }, [news]);
  if (said)
    return (
      <p id={id} data-part="problem" className={styles.problem}>
        {said}
      </p>
    );
  return (
    <p id={id} data-part="footnote" className={excess > -NEAR ? styles.footnote : styles.hint}>
      {excess > -NEAR ? (
        <FormattedMessage id="chat.composer.left" values={{ count: 0 - excess }} />
      ) : (
        <FormattedMessage id="chat.composer.hint" />
      )}
    </p>
  );
}
