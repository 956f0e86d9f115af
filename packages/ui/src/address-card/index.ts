export { AddressCard, type AddressCardAddress } from './address-card.tsx';
