import { createContext, use, type ReactNode } from 'react';

const NonceContext = createContext<{ script?: string | undefined; style?: string | undefined }>({});

/** Hands the document's nonces to the elements that need them; in the browser there are none to hand. */
export function NonceProvider(props: { script?: string | undefined; style?: string | undefined; children: ReactNode }) {
  return <NonceContext value={{ script: props.script, style: props.style }}>{props.children}</NonceContext>;
}

export function useNonces() {
  return use(NonceContext);
}
