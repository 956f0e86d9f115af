import { isLoopbackUrl, isReceiverUrl } from '../receiver-url/index.ts';

/** Names that never lead to a public host. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|home\.arpa)$/;
/** A host that is an IPv4 address, as the parser of URLs writes it, or an IPv6 address. */
const NUMERIC_HOST = /^(\d+(\.\d+){3}|\[.*\])$/;

/**
 * Whether webhooks may be sent to an address: HTTPS to a public host name, without credentials and fragment. Addresses of this machine are
 * for development; the backend rejects them unless a setting allows them. Whether the name leads to a public address is checked at each
 * delivery.
 */
export function isWebhookUrl(address: string): boolean {
  if (!isReceiverUrl(address) || new URL(address).hash !== '') return false;
  if (isLoopbackUrl(address)) return true;
  // A final dot makes a name absolute: it is the same host.
  const host = new URL(address).hostname.replace(/\.$/, '');
  return host.includes('.') && !NUMERIC_HOST.test(host) && !PRIVATE_NAME.test(host);
}
