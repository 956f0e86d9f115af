import type { Address, Country } from '@rider/api/address';

/** An address with country and state in words instead of codes. */
export function inWords(address: Address, countries: readonly Country[]): Address {
  const country = countries.find(({ code }) => code === address.country);
  const state = country?.states.find(({ code }) => code === address.state);
  return { ...address, country: country?.name ?? address.country, state: state?.name ?? address.state };
}
