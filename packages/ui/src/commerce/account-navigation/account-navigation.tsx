'use client';

import type { Screens } from '@rider/model/screens';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CountBadge } from '../../primitives/badge/index.ts';
import { classNames } from '../../primitives/class-names/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { Link, useScreens } from '../../primitives/link/index.ts';
import * as styles from './account-navigation.css.ts';

/** The screens of the user area in groups, by their keys in messages and in the table of screens, with icons. */
const GROUPS = {
  buying: [
    ['orders', 'orders', 'box'],
    ['quotes', 'quotes', 'copy'],
    ['refunds', 'refunds', 'truck'],
    ['coupons', 'coupons', 'star'],
    ['favourites', 'favourites', 'heart'],
    ['shoppingLists', 'shoppingLists', 'edit'],
  ],
  money: [
    ['balance', 'balance', 'wallet'],
    ['invoices', 'invoices', 'copy'],
    ['cards', 'cards', 'card'],
  ],
  organization: [
    ['company', 'company', 'globe'],
    ['companyMembers', 'companyMembers', 'user'],
    ['approvals', 'approvals', 'check'],
    ['addresses', 'addresses', 'pin'],
    ['billing', 'billingAddress', 'mail'],
    ['taxCertificates', 'taxCertificates', 'check'],
  ],
  me: [
    ['messages', 'messages', 'chat'],
    ['profile', 'profile', 'user'],
  ],
} as const satisfies Record<string, readonly Entry[]>;

type Entry = readonly [key: string, screen: keyof Screens, icon: IconName];
type Group = keyof typeof GROUPS;

const OVERVIEW = ['overview', 'account', 'home'] as const satisfies Entry;

/** A screen of the user area. */
export type AccountScreen = (typeof OVERVIEW | (typeof GROUPS)[Group][number])[0];

/** Props of the navigation, besides the attributes of its root. */
export interface AccountNavigationProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The path of the current screen. */
  current: string;
  /** Badge counts per screen: orders to pay, unread messages, usable coupons. */
  counts?: Partial<Record<AccountScreen, number>> | undefined;
  /** Screens that the shop does not offer. */
  omitted?: readonly AccountScreen[] | undefined;
  /** Content after the screens, e.g. the sign-out button. */
  end?: ReactNode;
}

/**
 * The navigation of the user area, in groups. On narrow screens the overview shows the list, and every other screen the way back to it.
 */
export function AccountNavigation({
  current,
  counts = {},
  omitted = [],
  end,
  className,
  ...rest
}: AccountNavigationProps) {
  const intl = useIntl();
  const { account } = useScreens();
  const id = useId();
  const isOverview = current === account;
  const entry = ([key, screen, icon]: typeof OVERVIEW | (typeof GROUPS)[Group][number]) => (
    <AccountEntry key={key} name={key} screen={screen} icon={icon} current={current} count={counts[key] ?? 0} />
  );
  return (
    <nav
      data-component="account-navigation"
      aria-label={intl.formatMessage({ id: 'ui.accountNavigation.label' })}
      {...rest}
      className={classNames(styles.navigation, className)}
    >
      {!isOverview && (
        <Link href={account} className={styles.back}>
          <Icon name="chevron-left" />
          <FormattedMessage id="ui.accountNavigation.back" />
        </Link>
      )}
      <div className={classNames(styles.groups, !isOverview && styles.wide)}>
        <ul className={styles.list}>{entry(OVERVIEW)}</ul>
        {(Object.keys(GROUPS) as Group[]).map((group) => (
          <div key={group}>
            <p id={`${id}-${group}`} className={styles.title}>
              <FormattedMessage id={`ui.accountNavigation.group.${group}`} />
            </p>
            <ul aria-labelledby={`${id}-${group}`} className={styles.list}>
              {GROUPS[group].filter(([key]) => !omitted.includes(key)).map(entry)}
              {group === 'me' && end && <li className={styles.end}>{end}</li>}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** Props of an entry. */
interface AccountEntryProps {
  name: AccountScreen;
  screen: (typeof OVERVIEW | (typeof GROUPS)[Group][number])[1];
  icon: IconName;
  current: string;
  /** Number of pending items on the screen. */
  count: number;
}

function AccountEntry({ name, screen, icon, current, count }: AccountEntryProps) {
  const href = useScreens()[screen];
  const isHere = href === current;
  return (
    <li>
      <Link
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className={classNames(styles.link, isHere && styles.here)}
      >
        <Icon name={icon} />
        <span>
          <FormattedMessage id={`ui.accountNavigation.${name}`} />
        </span>{' '}
        <Waiting count={count} />
      </Link>
    </li>
  );
}

function Waiting({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <>
      <CountBadge count={count} aria-hidden className={styles.count} />
      <VisuallyHidden>
        <FormattedMessage id="ui.accountNavigation.waiting" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}
