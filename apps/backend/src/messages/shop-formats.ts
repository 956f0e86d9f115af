import { DEFAULT_FORMATS, type ShopFormats } from '@rider/model/locale';

let current = DEFAULT_FORMATS;
let version = 0;

/** Sets currency and time zone for this process, which serves one shop. */
export function setShopFormats(formats: ShopFormats): void {
  if (formats.currency === current.currency && formats.timeZone === current.timeZone) return;
  current = formats;
  version += 1;
}

/** The shop's currency, an ISO code. */
export const shopCurrency = (): string => current.currency;

/** Creates what depends on the shop's formats on first use, and again after they change. */
export function byFormats<Made>(make: (formats: ShopFormats) => Made): () => Made {
  let made: { value: Made; version: number } | null = null;
  return () => {
    if (made?.version !== version) made = { value: make(current), version };
    return made.value;
  };
}
