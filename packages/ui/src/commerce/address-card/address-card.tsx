import type { Address } from '@rider/model/address';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../primitives/badge/index.ts';
import { classNames } from '../../primitives/class-names/index.ts';
import * as styles from './address-card.css.ts';

/** The parts of an address that are shown; country and state are names. */
export type AddressCardAddress = Omit<Address, 'id' | 'fax'>;

/** Props of the card, besides the attributes of its root. */
export interface AddressCardProps extends ComponentProps<'div'> {
  /** The address. */
  address: AddressCardAddress;
  /** Buttons and links for the address. */
  actions?: ReactNode;
}

/** A delivery address as on a parcel label, with its actions. */
export function AddressCard({ address, actions, className, ...rest }: AddressCardProps) {
  return (
    <div data-component="address-card" {...rest} className={classNames(styles.card, className)}>
      <p className={styles.name}>
        <AddressName address={address} />
      </p>
      <address className={styles.lines}>
        <AddressLines address={address} />
      </address>
      {actions && (
        <div data-part="actions" className={styles.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}

/** The lines of the address below the addressee; a Chinese one begins with the largest place. */
export function AddressLines({ address }: { address: AddressCardAddress }) {
  const { street1, street2, city, state, zip, country, phone } = address;
  const isChinese = /\p{Script=Han}/u.test(`${city}${street1}`);
  const lines = isChinese
    ? { country, place: [state, city, zip].filter(Boolean).join(' '), street1, street2, phone }
    : { street1, street2, place: [city, state, zip].filter(Boolean).join(', '), country, phone };
  return Object.entries(lines).map(([part, line]) =>
    line ? (
      <span key={part} className={styles.line}>
        {line}
      </span>
    ) : null,
  );
}

/** The addressee and the badge of the default address. */
export function AddressName({ address }: { address: AddressCardAddress }) {
  return (
    <>
      <b>{address.addressee}</b>{' '}
      {address.isDefault && (
        <Badge tone="accent">
          <FormattedMessage id="ui.addressCard.default" />
        </Badge>
      )}
    </>
  );
}
