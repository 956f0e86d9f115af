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

/** Props of a layout element. */
export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element to render; `div` by default. */
  as?: BoxElement;
  ref?: Ref<HTMLElement>;
}

/** A callback ref, because each element type has its own ref type. */
function elementRef(ref: Ref<HTMLElement> | undefined) {
  return (element: HTMLElement | null) => {
    if (typeof ref === 'function') return ref(element) ?? undefined;
    if (ref) ref.current = element;
    return undefined;
  };
}

/** The element behind all layout components. */
export function Box({ as: Element = 'div', ref, ...rest }: BoxProps) {
  return ref ? <Element ref={elementRef(ref)} {...rest} /> : <Element {...rest} />;
}
