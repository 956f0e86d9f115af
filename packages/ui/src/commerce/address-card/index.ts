export { AddressCard, type AddressCardAddress, type AddressCardProps } from './address-card.tsx';
