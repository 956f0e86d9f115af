import type { HTMLAttributes, Ref } from 'react';

type BoxElement =
  | 'h2'
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'span'
  | 'main'
  | 'form'
  | 'header'
  | 'footer';

/** A part of the layout. */
export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element to render; `div` when not given. */
  as?: BoxElement;
  ref?: Ref<HTMLElement>;
}

/** Callback form, because each element type of a union wants its own ref type. */
function elementRef(ref: Ref<HTMLElement> | undefined) {
  return (element: HTMLElement | null) => {
    if (typeof ref === 'function') return ref(element) ?? undefined;
    if (ref) ref.current = element;
    return undefined;
  };
}

/** The element that all parts of the layout are made of. */
export function Box({ as: Element = 'div', ref, ...rest }: BoxProps) {
  return ref ? <Element ref={elementRef(ref)} {...rest} /> : <Element {...rest} />;
}
