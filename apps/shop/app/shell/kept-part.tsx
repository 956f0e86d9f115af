import { createContext, use, useId, type ReactNode } from 'react';
import { useLocale } from '../messages/messages.tsx';

/** What a server keeps of the parts of its documents. */
export interface PartKeeper {
  /** What is rendered before, in place of and after a part, by its kind, what it shows and its place in the page. */
  around: (kind: string, shows: unknown, place: string, part: ReactNode) => readonly [ReactNode, ReactNode, ReactNode];
}

/** The keeper of the document that is being rendered; null in the browser. */
export const PartKeeperContext = createContext<PartKeeper | null>(null);

/** Props of a kept part. */
interface KeptPartProps {
  name: string;
  /** All that its HTML depends on, besides the language; a list where it is of several things. */
  shows: unknown;
  children: ReactNode;
}

/**
 * A part whose HTML the server renders once for all documents that show the same. It has neither a picture to preload nor a state of the
 * buyer. The browser renders it like any other part, in the same tree.
 */
export function KeptPart({ name, shows, children }: KeptPartProps) {
  const place = useId();
  const keeper = use(PartKeeperContext);
  const locale = useLocale();
  const [before, part, after] = keeper
    ? keeper.around(`${locale} ${name}`, shows, place, children)
    : [null, children, null];
  return (
    <>
      {before}
      {part}
      {after}
    </>
  );
}
