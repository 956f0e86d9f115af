export { CreditCardTile, Expiry, type CreditCard, type CreditCardTileProps } from './credit-card-tile.tsx';
export { CardName, type CardIdentity } from './card-name.tsx';
