import { isIPv4 } from 'node:net';

/** Names of browsers, by a mark of their User-Agent. Most User-Agents name other browsers too, so the first match counts. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Leading groups of an IPv6 address that identify the provider's network. */
const NETWORK_GROUPS = 3;

/** The names of browser and system in a User-Agent; empty for unknown ones. */
export function deviceNames(userAgent: string): { browser: string; system: string } {
  const first = (names: typeof BROWSERS) => names.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}

/** A network address (`clientOf`) without its last part: enough to recognise a place, too little to identify a person. */
export function shortenedPlace(client: string): string {
  if (isIPv4(client)) return client.replace(/\d+$/, '*');
  const groups = client.split(':').filter((group) => group !== '' && !group.startsWith('/'));
  return groups.length > NETWORK_GROUPS ? `${groups.slice(0, NETWORK_GROUPS).join(':')}:*` : '';
}
