const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns the start's warning about a public address without HTTPS that is not this machine's own; null for others. */
export function plainHttpWarning(publicOrigin: string): string | null {
  const { protocol, hostname } = new URL(publicOrigin);
  if (protocol === 'https:' || LOOPBACK.test(hostname)) return null;
  return `${publicOrigin} is plain HTTP: passwords and sessions can be read on the way, and browsers refuse notifications and copying; set PUBLIC_ORIGIN to an https address behind a proxy with TLS`;
}
