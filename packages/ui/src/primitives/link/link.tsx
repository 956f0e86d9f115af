'use client';

import type { Screens } from '@rider/model/screens';
import { createContext, useContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** Props of a link. `href` is a path of the shop without language prefix, or an absolute address. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Address of the target. */
  href: string;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);
const ScreensContext = createContext<Screens | null>(null);

/** Props of the provider. */
export interface LinkProviderProps {
  /** The host's link component, e.g. of a client-side router; by default that of the provider around it, else plain anchors. */
  component?: ComponentType<LinkProps> | undefined;
  /**
   * Addresses of the host's screens: `screens` of `@rider/model/screens`, or an object of its type. `null` takes those of the provider around
   * it; without one, components that lead to screens throw.
   */
  screens: Screens | null;
  /** The content that uses the link component. */
  children: ReactNode;
}

/** Provides the host's link component and the addresses of its screens. */
export function LinkProvider({ component, screens, children }: LinkProviderProps) {
  const outerComponent = useContext(LinkContext);
  const outerScreens = useContext(ScreensContext);
  return (
    <LinkContext value={component ?? outerComponent}>
      <ScreensContext value={screens ?? outerScreens}>{children}</ScreensContext>
    </LinkContext>
  );
}

/** The addresses of the host's screens. Throws where the provider was given none. */
export function useScreens(): Screens {
  const screens = useContext(ScreensContext);
  if (screens === null) throw new Error('Pass screens of @rider/model/screens to UiProvider or LinkProvider');
  return screens;
}

/** A link, rendered by the host's link component. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
