'use client';

import type { GroupMember, GroupState } from '@rider/model/promotion';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../primitives/avatar/index.ts';
import { classNames } from '../../primitives/class-names/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import * as styles from './group-progress.css.ts';

/** Props of the progress, besides the attributes of its root. */
export interface GroupProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the group is still open, complete or failed. */
  state: GroupState;
  /** The required number of members. */
  people: number;
  /** The members, the founder first. */
  members: readonly GroupMember[];
  /** The time left, a `<Countdown>`; shown while the group is open. */
  countdown?: ReactNode;
  /** Buttons and links: join, invite, start another group. */
  actions?: ReactNode;
}

/** Maximum seats rendered; the rest is shown as a number. */
const SEATS = 8;

/** Members of a group buy and how many are still missing. */
export function GroupProgress(props: GroupProgressProps) {
  const { state, people, members, countdown, actions, className, ...rest } = props;
  const missing = Math.max(0, people - members.length);
  return (
    <div data-component="group-progress" data-state={state} {...rest} className={classNames(styles.box, className)}>
      <Seats people={people} members={members} open={state === 'open'} />
      <p className={styles.missing}>
        {state === 'open' ? (
          <FormattedMessage id="ui.groupProgress.missing" values={{ missing }} />
        ) : (
          <FormattedMessage id={`ui.groupProgress.${state}`} values={{ people }} />
        )}
      </p>
      {state === 'open' && countdown && (
        <p className={styles.time}>
          <FormattedMessage id="ui.groupProgress.time" values={{ time: countdown }} />
        </p>
      )}
      {actions && (
        <div data-part="actions" className={styles.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}

function Seats({ people, members, open }: { people: number; members: readonly GroupMember[]; open: boolean }) {
  const intl = useIntl();
  const shown = members.slice(0, SEATS);
  const free = open ? Math.max(0, Math.min(people, SEATS) - shown.length) : 0;
  const rest = (open ? Math.max(people, members.length) : members.length) - shown.length - free;
  return (
    <ul aria-label={intl.formatMessage({ id: 'ui.groupProgress.members' })} className={styles.seats}>
      {shown.map(({ id, name, picture }, index) => (
        <li key={id} data-part="member" className={styles.seat}>
          <Avatar name={name} picture={picture} />
          <VisuallyHidden>
            {index === 0 ? <FormattedMessage id="ui.groupProgress.starter" values={{ name }} /> : name}
          </VisuallyHidden>
        </li>
      ))}
      {Array.from({ length: free }, (_, index) => (
        <li key={index} aria-hidden data-part="free" className={styles.free}>
          <Icon name="plus" size="small" />
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.more}>
          <FormattedMessage id="ui.groupProgress.more" values={{ count: rest }} />
        </li>
      )}
    </ul>
  );
}
