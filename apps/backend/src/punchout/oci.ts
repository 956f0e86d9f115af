import { moneyToDecimal } from '@rider/model/money';
import type { PunchoutLine } from '@rider/model/punchout';
import { shopCurrency } from '../messages/shop-formats.ts';
import type { PunchoutReturnedValues } from './tables.ts';

/** Maximum lengths of OCI's fields, which purchasing systems reject above. */
const [DESCRIPTION, VENDOR_NUMBER] = [40, 40];
/** Fields of the call that the shop uses itself. Their names are in any case. */
const OWN = { username: 'USERNAME', password: 'PASSWORD', returnUrl: 'HOOK_URL' };
/** Fields that return unchanged, as the system expects them. */
const RETURNED = ['~okcode', '~target', '~caller'];

/** A call by OCI: who signs in, and where the cart goes. */
export interface OciCall {
  identity: string;
  secret: string;
  returnUrl: string;
  person: string;
  returned: PunchoutReturnedValues;
}

/** Reads the form of a call by OCI; null for one that the database cannot store. */
export function readOci(form: URLSearchParams): OciCall | null {
  if (form.toString().includes('%00')) return null;
  const byName = new Map([...form].map(([name, value]) => [name.toUpperCase(), value.trim()]));
  const valueOf = (name: string) => byName.get(name) ?? '';
  return {
    identity: valueOf(OWN.username),
    secret: valueOf(OWN.password),
    returnUrl: valueOf(OWN.returnUrl),
    person: valueOf('USER_EMAIL') || valueOf('USER_ID'),
    returned: Object.fromEntries([...form].filter(([name]) => RETURNED.includes(name.toLowerCase()))),
  };
}

/** The fields that return the cart by OCI 5. */
export function writeOci(returned: PunchoutReturnedValues, lines: readonly PunchoutLine[]): [string, string][] {
  const items = lines.flatMap(({ sku, name, variant, quantity, unitPrice }, index) => {
    const description = [name, variant].filter(Boolean).join(', ');
    const field = (key: string, value: string): [string, string] => [`NEW_ITEM-${key}[${index + 1}]`, value];
    return [
      field('DESCRIPTION', description.slice(0, DESCRIPTION).toWellFormed()),
      // This field has its number before the item's, by the specification.
      [`NEW_ITEM-LONGTEXT_${index + 1}:132[]`, description] as [string, string],
      field('QUANTITY', `${quantity}.000`),
      field('UNIT', 'EA'),
      field('PRICE', moneyToDecimal(unitPrice)),
      field('PRICEUNIT', '1'),
      field('CURRENCY', shopCurrency()),
      field('VENDORMAT', sku.slice(0, VENDOR_NUMBER)),
      field('EXT_PRODUCT_ID', sku),
    ];
  });
  return [...Object.entries(returned), ...items];
}
