import { classNames } from '../class-names/index.ts';
import { Box, type BoxProps } from '../box/box.tsx';
import { visuallyHidden } from './visually-hidden.css.ts';

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: BoxProps) {
  return <Box as="span" className={classNames(visuallyHidden, className)} {...rest} />;
}
