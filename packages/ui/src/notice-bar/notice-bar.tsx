'use client';

import { useEffect, useState, type FocusEvent, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { useMotionAllowed } from '../motion/index.ts';
import * as styles from './notice-bar.css.ts';

/** Milliseconds each notice is shown when they rotate. */
const TURN_MS = 6000;

/** One announcement. */
export interface BarNotice {
  id: string;
  text: ReactNode;
  /** Address of the full text. */
  href?: string;
}

/** Props of the announcement bar. */
export interface NoticeBarProps extends HTMLAttributes<HTMLElement> {
  /** Notices, shown one after another. */
  notices: readonly BarNotice[];
  /** Starts paused; so does less motion. */
  defaultPaused?: boolean;
  /** Makes the bar closable. Remember it, or the next page shows the bar again. */
  onDismiss?: () => void;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLElement>;
}

/** Whether pointer or focus is inside an element, and the handlers that detect it. */
function useResting() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { resting: hovered || focused, handlers };
}

/**
 * Announcements that rotate in one line; they can be paused, stepped through and closed. Nothing is announced
 * automatically.
 */
export function NoticeBar({ notices, defaultPaused = false, onDismiss, className, ...rest }: NoticeBarProps) {
  const intl = useIntl();
  const [dismissed, setDismissed] = useState(false);
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(defaultPaused);
  const motion = useMotionAllowed();
  const { resting, handlers } = useResting();
  const count = notices.length;
  const turns = count > 1 && motion && !stopped && !resting;
  const shown = index % Math.max(count, 1);
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => setIndex((last) => last + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [turns]);
  if (dismissed || count === 0) return null;
  const say = (name: string, values = {}) => intl.formatMessage({ id: `ui.noticeBar.${name}` }, values);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only hold the turns
    <section
      aria-label={say('label')}
      data-component="notice-bar"
      {...rest}
      {...handlers}
      className={classNames(styles.bar, className)}
    >
      <Icon name="info" />
      <ul className={styles.list}>
        {notices.map(({ id, text, href }, place) => (
          <li key={id} data-part="notice" data-state={place === shown ? 'shown' : 'waiting'} className={styles.notice}>
            {href === undefined ? (
              text
            ) : (
              <Link href={href} className={styles.link}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        {count > 1 && (
          <>
            <span className={styles.place}>{say('place', { number: shown + 1, count })}</span>
            {motion && (
              <IconButton
                size="small"
                icon={stopped ? 'play' : 'pause'}
                label={say(stopped ? 'play' : 'pause')}
                onClick={() => setStopped(!stopped)}
              />
            )}
            <IconButton size="small" icon="chevron-right" label={say('next')} onClick={() => setIndex(index + 1)} />
          </>
        )}
        {onDismiss && (
          <IconButton
            size="small"
            icon="close"
            label={say('dismiss')}
            onClick={() => {
              setDismissed(true);
              onDismiss();
            }}
          />
        )}
      </div>
    </section>
  );
}
