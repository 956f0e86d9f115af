import type { CSSProperties } from 'react';
import { classNames } from '../class-names/index.ts';
import { Box, type BoxProps } from '../box/box.tsx';
import * as styles from './layout.css.ts';

/** A step of the space scale between neighbours. */
export type Gap = keyof typeof styles.gap;

/** A vertical stack. */
export function Stack({
  gap = 'x4',
  className,
  ...rest
}: BoxProps & {
  /** Space between the children. */
  gap?: Gap;
}) {
  return <Box className={classNames(styles.stack, styles.gap[gap], className)} {...rest} />;
}

interface ClusterProps extends BoxProps {
  /** Space between the children. */
  gap?: Gap;
  /** Alignment of the children across the line. */
  align?: keyof typeof styles.align;
  /** How children share the line. */
  justify?: keyof typeof styles.justify;
  /** Prevents wrapping. */
  oneRow?: boolean;
}

/** A horizontal row that wraps. */
export function Cluster({ gap = 'x2', align = 'center', justify = 'start', oneRow, className, ...rest }: ClusterProps) {
  const looks = [styles.cluster, styles.gap[gap], styles.align[align], styles.justify[justify]];
  return <Box className={classNames(...looks, oneRow && styles.oneRow, className)} {...rest} />;
}

interface GridProps extends BoxProps {
  /** Space between the children. */
  gap?: Gap;
  /** Minimum width of a column, as a CSS length. */
  column?: string;
}

/** Equal columns, as many as fit. */
export function Grid({ gap = 'x4', column = '220px', className, style, ...rest }: GridProps) {
  const columns = { '--rd-grid-column': column, ...style } as CSSProperties;
  return <Box className={classNames(styles.grid, styles.gap[gap], className)} style={columns} {...rest} />;
}
