'use client';

import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** The nearest element with a theme around a node, also outside of its shadow root. */
function themedAround(node: Node | null): Element | null {
  if (node instanceof ShadowRoot) return themedAround(node.host);
  if (!(node instanceof Element)) return null;
  const root = node.getRootNode();
  return node.closest('[data-theme]') ?? (root instanceof ShadowRoot ? themedAround(root) : null);
}

function hand<Surface>(ref: Ref<Surface> | undefined, surface: Surface | null) {
  if (typeof ref === 'function') return ref(surface);
  if (ref) ref.current = surface;
  return undefined;
}

/**
 * Returns a ref for the surface of an overlay, which is mounted elsewhere: it sets the theme of the place that the overlay was opened from,
 * unless the surface inherits it. `ref` is the host's.
 */
export function useThemeOf<Surface extends HTMLElement>(
  place: RefObject<Element | null>,
  ref?: Ref<Surface>,
): RefCallback<Surface> {
  return useCallback(
    (surface: Surface | null) => {
      const themed = themedAround(place.current);
      if (surface && themed && themedAround(surface.parentNode) !== themed)
        surface.setAttribute('data-theme', themed.getAttribute('data-theme') ?? '');
      return hand(ref, surface);
    },
    [place, ref],
  );
}
