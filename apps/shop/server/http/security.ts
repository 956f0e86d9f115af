import { createHash, randomBytes } from 'node:crypto';

/** Headers of every response. */
export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The quick order reads barcodes by the camera.
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
};

/** A fresh nonce for one document. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Where Stripe.js comes from, as Stripe's documents name it. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** Set by the page of a card payment, and taken off here: its document may load the provider's script. */
export const CARD_FORM_HEADER = 'X-Card-Form';

/** Set by a page whose form goes to another origin, and taken off here: its document may send forms there. */
export const FORM_TARGET_HEADER = 'X-Form-Target';

/** What a document may do besides: load Stripe's script; send forms to another origin. */
export interface DocumentPermissions {
  cardForm?: boolean;
  formTarget?: string | null;
}

/**
 * The policy of a document. `scripts` are the allowed inline scripts as `'nonce-…'` or `'sha256-…'` sources; `pictureOrigins` are
 * foreign origins whose pictures are allowed.
 */
export function contentSecurityPolicy(
  scripts: string[],
  styleNonce: string,
  pictureOrigins: readonly string[],
  { cardForm = false, formTarget = null }: DocumentPermissions = {},
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scripts, ...(cardForm ? STRIPE_SCRIPTS : [])].join(' ')}`,
    ...(cardForm
      ? [
          `frame-src 'self' ${STRIPE_SCRIPTS.join(' ')} https://hooks.stripe.com`,
          "connect-src 'self' https://api.stripe.com",
        ]
      : []),
    `style-src 'self' 'nonce-${styleNonce}'`,
    // Swatches set their colour in a style attribute.
    "style-src-attr 'unsafe-inline'",
    // blob: is for the preview of a picture to be sent in the chat.
    ['img-src', "'self'", 'data:', 'blob:', ...pictureOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(formTarget === null ? [] : [formTarget])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The CSP sources of all inline scripts of a finished document. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, code] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!code || /\ssrc=|application\/(ld\+)?json/.test(attributes ?? '')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/**
 * Whether a request that changes something comes from our own pages, according to Sec-Fetch-Site, or in older browsers and other clients to
 * Origin, which must then match the Host.
 */
export function isFromOwnPage(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  return (site ? site === 'none' : !request.headers.has('Origin')) || provesOwnPage(request);
}

/**
 * Whether a request names one of our own pages as its origin. Required where a session begins or ends, so that a link in an e-mail, for
 * example, cannot sign anyone in or out.
 */
export function provesOwnPage(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  // Without TLS browsers send no Sec-Fetch-Site, and with a GET no Origin.
  const page = request.headers.get('Origin') ?? request.headers.get('Referer') ?? '';
  return URL.canParse(page) && new URL(page).host === request.headers.get('Host');
}

/** Whether the `Origin` of a request is one of ours. */
export function isOwnOrigin(request: Request, publicOrigin: string): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('Host');
}
