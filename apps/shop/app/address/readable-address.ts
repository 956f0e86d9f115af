import type { Address, Country } from '@rider/model/address';

/**
 * An address with country and state as names instead of codes. In Chinese, an address in Latin script has the state code and the English
 * country name, because the local post office reads them.
 */
export function readableAddress(address: Address, countries: readonly Country[]): Address {
  const country = countries.find(({ code }) => code === address.country);
  const state = country?.states.find(({ code }) => code === address.state);
  const words = { country: country?.name ?? address.country, state: state?.name ?? address.state };
  const isLatin = !HAN.test(`${address.city}${address.street1}${address.street2}`);
  if (!isLatin || !HAN.test(words.country)) return { ...address, ...words };
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return { ...address, country: english.of(address.country) ?? address.country };
}

const HAN = /\p{Script=Han}/u;
