'use client';

import { useState, type ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { classNames } from '../../primitives/class-names/index.ts';
import { ConfirmDialog } from '../../primitives/dialog/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { CardName, cardDescription, type CardIdentity } from './card-name.tsx';
import * as styles from './credit-card-tile.css.ts';

/** The stored data of a card. */
export interface CreditCard extends CardIdentity {
  cardholder: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  isDefault: boolean;
  /** By the server's date. */
  expired: boolean;
}

/** Props of the tile, besides the attributes of its root. */
export interface CreditCardTileProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The card, identified by its last digits. */
  card: CreditCard;
  /** Called to make it the default card; the default and expired cards have no such action. */
  onMakeDefault?: (() => void) | undefined;
  /** Removes it; called after the confirmation. */
  onRemove?: (() => void) | undefined;
  /** The pending action. */
  pending?: 'default' | 'remove' | undefined;
  /** The element to mount the confirmation in, instead of the end of the page. */
  container?: HTMLElement | null;
}

/** A saved card with its expiry and actions. */
export function CreditCardTile(props: CreditCardTileProps) {
  const { card, onMakeDefault, onRemove, pending, container = null, className, ...rest } = props;
  const intl = useIntl();
  const description = cardDescription(intl, card);
  const offersDefault = onMakeDefault && !card.isDefault && !card.expired;
  return (
    <article
      data-component="credit-card-tile"
      data-state={card.expired ? 'expired' : undefined}
      aria-label={description}
      {...rest}
      className={classNames(styles.tile, className)}
    >
      <p className={styles.name}>
        <Icon name="card" /> <CardName {...card} />
      </p>
      <p className={styles.facts}>
        <span>{card.cardholder}</span>
        <Expiry {...card} />
      </p>
      <p className={styles.badges}>
        {card.isDefault && (
          <Badge tone="accent">
            <FormattedMessage id="ui.creditCardTile.default" />
          </Badge>
        )}
        {card.expired && (
          <Badge tone="danger">
            <FormattedMessage id="ui.creditCardTile.expired" />
          </Badge>
        )}
      </p>
      {(offersDefault || onRemove) && (
        <div data-part="actions" className={styles.actions}>
          {offersDefault && (
            <Button
              size="small"
              pending={pending === 'default'}
              onClick={onMakeDefault}
              aria-label={intl.formatMessage({ id: 'ui.creditCardTile.makeDefaultOf' }, { card: description })}
            >
              <FormattedMessage id="ui.creditCardTile.makeDefault" />
            </Button>
          )}
          {onRemove && <RemoveButton {...{ card, description, onRemove, container }} pending={pending === 'remove'} />}
        </div>
      )}
    </article>
  );
}

/** The expiry of a card: "08/2028". */
export function Expiry({ expiryMonth, expiryYear }: Pick<CreditCard, 'expiryMonth' | 'expiryYear'>) {
  const date = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
  return (
    <span data-part="expiry">
      <FormattedMessage id="ui.creditCardTile.expires" values={{ date }} />
    </span>
  );
}

interface RemoveButtonProps {
  card: CardIdentity;
  description: string;
  pending: boolean;
  onRemove: () => void;
  container: HTMLElement | null;
}

function RemoveButton({ card, description, pending, onRemove, container }: RemoveButtonProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const trigger = (
    <Button
      size="small"
      pending={pending}
      aria-label={intl.formatMessage({ id: 'ui.creditCardTile.removeOf' }, { card: description })}
    >
      <FormattedMessage id="ui.creditCardTile.remove" />
    </Button>
  );
  return (
    <ConfirmDialog
      danger
      open={isOpen}
      onOpenChange={(open) => setOpen(open && !pending)}
      trigger={trigger}
      container={container}
      title={<FormattedMessage id="ui.creditCardTile.removeQuestion" values={{ card: <CardName {...card} /> }} />}
      description={<FormattedMessage id="ui.creditCardTile.removeNote" />}
      confirmLabel={<FormattedMessage id="ui.creditCardTile.removeConfirm" />}
      onConfirm={() => {
        setOpen(false);
        onRemove();
      }}
    />
  );
}
