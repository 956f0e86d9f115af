'use client';

import type { Screens } from '@rider/model/screens';
import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** What a link takes. `href` is a path of the shop without language prefix, or an absolute address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);
const ScreensContext = createContext<Screens | null>(null);

/** What the provider takes; what is left out stays as it is around it. */
export interface LinkProviderProps {
  /** The host's link, e.g. one of a client-side router. Without it links are plain anchors. */
  component?: ComponentType<LinkProps> | undefined;
  /** Where the host's screens are: `screens` of `@rider/model/screens`, or an object of its type. */
  screens?: Screens | undefined;
  children: ReactNode;
}

/** Gives the components below it the host's link and the addresses of the host's screens. */
export function LinkProvider({ component, screens, children }: LinkProviderProps) {
  const outerComponent = useContext(LinkContext);
  const outerScreens = useContext(ScreensContext);
  return (
    <LinkContext value={component ?? outerComponent}>
      <ScreensContext value={screens ?? outerScreens}>{children}</ScreensContext>
    </LinkContext>
  );
}

/** Where the screens of the host are. Throws where no LinkProvider says it. */
export function useScreens(): Screens {
  const screens = useContext(ScreensContext);
  if (screens === null) throw new Error('LinkProvider was given no screens');
  return screens;
}

/** A link rendered with the host's link component. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
