import type { ComponentProps } from 'react';

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
export interface BoxProps extends ComponentProps<'section'> {
  /** The element to render; `div` by default. */
  as?: BoxElement;
}

/** The element behind all layout components. */
export function Box({ as: Element = 'div', ...rest }: BoxProps) {
  // Only for the type of `ref`: a section is an HTMLElement without attributes of its own.
  const Tag = Element as 'section';
  return <Tag {...rest} />;
}
