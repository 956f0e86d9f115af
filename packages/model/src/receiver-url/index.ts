/** Hosts of this machine. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a valid address is one of this machine. */
export function isLoopbackUrl(address: string): boolean {
  return LOOPBACK_HOSTS.includes(new URL(address).hostname);
}

/** Whether a system of a company may receive data at an address: by HTTPS, or on this machine while it is being developed. */
export function isReceiverUrl(address: string): boolean {
  if (address.length > 2000 || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLoopbackUrl(address));
  return isSecure && username === '' && password === '';
}
