'use client';

import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../../primitives/announcer/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { classNames } from '../../primitives/class-names/index.ts';
import { formatMoment } from '../../primitives/date/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as styles from './logistics-track.css.ts';

/** An event of a parcel. `at` is epoch milliseconds. */
export interface LogisticsEvent {
  at: number;
  /** The courier's text. */
  text: string;
  place?: string | undefined;
}

/** Props of the track, besides the attributes of a `<section>`. */
export interface LogisticsTrackProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Delivered by a courier company or by the shop's own staff. */
  by: 'courier' | 'person';
  /** Name of the company or driver. */
  carrier: string;
  /** Tracking number; null without one. */
  number: string | null;
  /** The courier's tracking page. */
  href?: string | undefined;
  /** Phone number of the driver. */
  phone?: string | undefined;
  /** Events, newest first; the first is the current state. */
  events: readonly LogisticsEvent[];
}

/** A parcel's carrier, tracking number and events. */
export function LogisticsTrack(props: LogisticsTrackProps) {
  const { by, carrier, number, href, phone, events, className, ...rest } = props;
  const intl = useIntl();
  return (
    <section data-component="logistics-track" {...rest} className={classNames(styles.track, className)}>
      <dl className={styles.facts}>
        <Fact term={<FormattedMessage id={`ui.logisticsTrack.${by}`} />}>{carrier}</Fact>
        {number !== null && (
          <Fact term={<FormattedMessage id="ui.logisticsTrack.number" />}>
            <CopiedNumber number={number} href={href} />
          </Fact>
        )}
        {phone && (
          <Fact term={<FormattedMessage id="ui.logisticsTrack.phone" />}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </Fact>
        )}
      </dl>
      {events.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="ui.logisticsTrack.none" />
        </p>
      ) : (
        <ol aria-label={intl.formatMessage({ id: 'ui.logisticsTrack.events' })} className={styles.events}>
          {events.map((event, index) => (
            <Event key={`${event.at}-${event.text}`} event={event} isCurrent={index === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Event({ event: { at, text, place }, isCurrent }: { event: LogisticsEvent; isCurrent: boolean }) {
  const intl = useIntl();
  return (
    <li aria-current={isCurrent ? 'step' : undefined} data-part="event" className={styles.event}>
      <time dateTime={new Date(at).toISOString()} className={styles.moment}>
        {formatMoment(intl, at)}
      </time>{' '}
      <span className={styles.news}>
        {text} {place && <span className={styles.place}>{place}</span>}
      </span>
    </li>
  );
}

/** The number with a copy button; if the browser rejects the copy, selects the number for copying by hand. */
function CopiedNumber({ number, href }: { number: string; href: string | undefined }) {
  const intl = useIntl();
  const text = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
      announce(intl.formatMessage({ id: 'ui.logisticsTrack.copied' }, { number }));
    } catch {
      // Rejected, or no clipboard because the context is not secure.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      announce(intl.formatMessage({ id: 'ui.logisticsTrack.selected' }));
    }
  }
  return (
    <>
      <span ref={text} className={styles.number}>
        {href ? <Link href={href}>{number}</Link> : number}
      </span>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size="small"
        label={intl.formatMessage({ id: 'ui.logisticsTrack.copy' })}
        onClick={() => void copy()}
      />
    </>
  );
}
