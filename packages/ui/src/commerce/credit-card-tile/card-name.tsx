import { FormattedMessage, type IntlShape } from 'react-intl';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';

/** The brand and last digits of a card. */
export interface CardIdentity {
  /** The brand's name: "Visa". */
  brand: string;
  /** The last four digits. */
  last4: string;
}

/** Describes a card with single digits, so that screen readers do not read "four thousand". */
export function cardDescription(intl: IntlShape, { brand, last4 }: CardIdentity): string {
  return intl.formatMessage({ id: 'ui.creditCardTile.ending' }, { brand, digits: [...last4].join(' ') });
}

/** A card by brand and last digits: shown as "Visa •••• 4242", read as "Visa ending in 4 2 4 2". */
export function CardName({ brand, last4 }: CardIdentity) {
  return (
    <span data-part="card-name">
      <span aria-hidden>
        <FormattedMessage id="ui.creditCardTile.masked" values={{ brand, last4 }} />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="ui.creditCardTile.ending" values={{ brand, digits: [...last4].join(' ') }} />
      </VisuallyHidden>
    </span>
  );
}
