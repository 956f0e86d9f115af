import { classNames } from '../class-names/index.ts';
import { Box, type BoxProps } from './box.tsx';
import * as styles from './container.css.ts';

/** Content as wide as the page allows: 1200 px, on wide screens 1366 px, with gutters (R1.7). */
export function Container({ className, ...rest }: BoxProps) {
  return <Box data-component="container" className={classNames(styles.container, className)} {...rest} />;
}
