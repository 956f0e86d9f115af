'use client';

import type { Screens } from '@rider/model/screens';
import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CountBadge } from '../badge/index.ts';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Link, useScreens } from '../link/index.ts';
import * as styles from './account-navigation.css.ts';

/** The screens of the user area, by their keys in messages and in the table of screens, with icons. */
const ENTRIES = [
  ['overview', 'account', 'home'],
  ['orders', 'orders', 'box'],
  ['refunds', 'refunds', 'truck'],
  ['addresses', 'addresses', 'pin'],
  ['billing', 'billingAddress', 'mail'],
  ['balance', 'balance', 'wallet'],
  ['invoices', 'invoices', 'copy'],
  ['taxCertificates', 'taxCertificates', 'check'],
  ['cards', 'cards', 'card'],
  ['coupons', 'coupons', 'star'],
  ['favourites', 'favourites', 'heart'],
  ['messages', 'messages', 'chat'],
  ['company', 'company', 'globe'],
  ['profile', 'profile', 'user'],
] as const satisfies readonly (readonly [string, keyof Screens, IconName])[];

/** A screen of the user area. */
export type AccountScreen = (typeof ENTRIES)[number][0];

/** Props of the navigation, besides the attributes of its root. */
export interface AccountNavigationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The path of the current screen. */
  current: string;
  /** Badge counts per screen: orders to pay, unread messages, usable coupons. */
  counts?: Partial<Record<AccountScreen, number>> | undefined;
  /** Content after the screens, e.g. the sign-out button. */
  end?: ReactNode;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLElement>;
}

/** The navigation of the user area. */
export function AccountNavigation({ current, counts = {}, end, className, ...rest }: AccountNavigationProps) {
  const intl = useIntl();
  const screens = useScreens();
  const list = useRef<HTMLUListElement>(null);
  // On phones the list scrolls sideways; the current screen is centred.
  const here = ENTRIES.findIndex(([, screen]) => screens[screen] === current);
  useEffect(() => {
    const row = list.current?.parentElement;
    const entry = list.current?.children[here];
    // Whole pixels: at half pixels, focusing an item would scroll the list by half a pixel.
    if (row && entry instanceof HTMLElement)
      row.scrollLeft = Math.round(entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2);
  }, [here]);
  return (
    <nav
      data-component="account-navigation"
      aria-label={intl.formatMessage({ id: 'ui.accountNavigation.label' })}
      {...rest}
      className={classNames(styles.navigation, className)}
    >
      <ul ref={list} className={styles.list}>
        {ENTRIES.map(([key, screen, icon], index) => (
          <li key={key}>
            <Link
              href={screens[screen]}
              aria-current={index === here ? 'page' : undefined}
              className={classNames(styles.link, index === here && styles.here)}
            >
              <Icon name={icon} />
              <FormattedMessage id={`ui.accountNavigation.${key}`} />
              <Waiting count={counts[key] ?? 0} />
            </Link>
          </li>
        ))}
        {end && <li className={styles.end}>{end}</li>}
      </ul>
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <>
      <CountBadge count={count} aria-hidden className={styles.count} />{' '}
      <VisuallyHidden>
        <FormattedMessage id="ui.accountNavigation.waiting" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}
