import { createHash } from 'node:crypto';
import type { Locale } from '@rider/model/locale';

/** Differs from the shop's design, and must not be mistaken for a bank. */
const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, "Noto Sans SC", sans-serif; color: #1b1f24; }
[hidden] { display: none !important; }
body { margin: 0; background: #fff; }
main { max-width: 28rem; margin: 10vh auto 0; padding: 0 1rem 2rem; }
.label { margin: 0 0 1rem; padding: .5rem .75rem; border: 2px dashed #8a5a00; border-radius: 6px; background: #fff6e0; color: #5c3c00; font-weight: 600; }
h1 { font-size: 1.375rem; margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: #57606a; } dd { margin: 0; overflow-wrap: anywhere; } .amount { font-size: 1.25rem; font-weight: 700; }
form { display: grid; gap: .75rem; margin: 0; }
label { display: grid; gap: .25rem; font-weight: 600; font-size: .9375rem; }
input { font: inherit; padding: .5rem .75rem; border: 1px solid #6e7781; border-radius: 6px; min-height: 2.75rem; box-sizing: border-box; width: 100%; }
input[aria-invalid="true"] { border: 2px solid #b3261e; }
.fault { margin: .25rem 0 0; color: #b3261e; font-size: .875rem; font-weight: 400; } .fault:empty { display: none; }
.hint { margin: 0; color: #57606a; font-size: .875rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; align-items: start; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; border-radius: 6px; border: 1px solid #1b1f24; background: #fff; color: #1b1f24; cursor: pointer; }
button.main { background: #1b1f24; color: #fff; }
:focus-visible { outline: 3px solid #0a5bd3; outline-offset: 2px; }
.element { max-width: none; margin: 0; padding: .5rem; }
.element .label { margin: 0; font-size: .875rem; }
`;

/** A page of the sandbox. `body` is HTML; external text in it must be escaped. */
export interface SandboxPage {
  locale: Locale;
  title: string;
  body: string;
  script?: string;
  status?: number;
  /** Allows the shop's pages to frame this page. */
  framed?: boolean;
}

/** Escapes a text for HTML content and attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Renders a page whose content security policy allows only its own style and script. */
export function sandboxPage({ locale, title, body, script, status = 200, framed = false }: SandboxPage): Response {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`, "connect-src 'self'"]),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ');
  const code = script === undefined ? '' : `<script>${script}</script>`;
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>${body}${code}</body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': policy,
      'X-Frame-Options': framed ? 'SAMEORIGIN' : 'DENY',
    },
  });
}
