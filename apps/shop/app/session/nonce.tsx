import { createContext, use, type ReactNode } from 'react';

const NonceContext = createContext<{ script?: string | undefined; style?: string | undefined }>({});

/** Hands the document's nonces to the elements that need them; in the browser there are none to hand. */
export function NonceProvider(props: { script?: string | undefined; style?: string | undefined; children: ReactNode }) {
  return <NonceContext value={{ script: props.script, style: props.style }}>{props.children}</NonceContext>;
}

export function useNonces() {
  return use(NonceContext);
}

declare global {
  var __webpack_nonce__: string | undefined;
}

/** Lends the document's nonce to the scroll lock of dialogs, which writes a style element of its own. */
export function lendStyleNonce(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
