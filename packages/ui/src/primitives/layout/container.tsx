import { classNames } from '../class-names/index.ts';
import { Box, type BoxProps } from '../box/box.tsx';
import * as styles from './container.css.ts';

/** Props of a container; its content is centred. */
export interface ContainerProps extends BoxProps {
  /**
   * `full`: 1200 px, on wide screens 1366 px, for lists and columns. `task`: 760 px, for one task or text.
   * `entry`: 400 px, for a few fields.
   */
  width?: keyof typeof styles.widths;
}

/** Centred content in one of the page's widths, with gutters. */
export function Container({ width = 'full', className, ...rest }: ContainerProps) {
  return (
    <Box
      data-component="container"
      data-state={width}
      className={classNames(styles.widths[width], className)}
      {...rest}
    />
  );
}
