import type { CSSProperties } from 'react';
import { classNames } from '../class-names/index.ts';
import { Box, type BoxProps } from './box.tsx';
import * as styles from './layout.css.ts';

/** A step of the space scale between neighbours. */
export type Gap = keyof typeof styles.gap;

/** Content as wide as the page allows: 1200 px, on wide screens 1366 px, with gutters (R1.7). */
export function Container({ className, ...rest }: BoxProps) {
  return <Box data-component="container" className={classNames(styles.container, className)} {...rest} />;
}

/** The main part of a screen: a `<main id="content">` in a Container, its sections below each other with room between. */
export function Page({ className, ...rest }: BoxProps) {
  return <Container as="main" id="content" className={classNames(styles.page, className)} {...rest} />;
}

interface ColumnsProps extends BoxProps {
  /** Where the narrow column stands: `end` for what sums up (320 px), `start` for a navigation (220 px). */
  narrow?: keyof typeof styles.columns;
}

/** Two columns, a wide and a narrow one, in reading order; below each other where there is no room. */
export function Columns({ narrow = 'end', className, ...rest }: ColumnsProps) {
  return <Box data-component="columns" className={classNames(styles.columns[narrow], className)} {...rest} />;
}

/** What stays in view beside a long column while the page scrolls. */
export function Sticky({ className, ...rest }: BoxProps) {
  return <Box className={classNames(styles.sticky, className)} {...rest} />;
}

/** Things below each other. */
export function Stack({ gap = 'x4', className, ...rest }: BoxProps & { gap?: Gap }) {
  return <Box className={classNames(styles.stack, styles.gap[gap], className)} {...rest} />;
}

interface ClusterProps extends BoxProps {
  gap?: Gap;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  /** Keeps everything on one line. */
  noWrap?: boolean;
}

/** Things beside each other, wrapping where there is no room. */
export function Cluster({ gap = 'x2', align = 'center', justify = 'start', noWrap, className, ...rest }: ClusterProps) {
  const looks = [styles.cluster, styles.gap[gap], styles.align[align], styles.justify[justify]];
  return <Box className={classNames(...looks, noWrap && styles.noWrap, className)} {...rest} />;
}

interface GridProps extends BoxProps {
  gap?: Gap;
  /** Least width of a column, as a CSS length. */
  column?: string;
}

/** Equal columns, as many as fit. */
export function Grid({ gap = 'x4', column = '220px', className, style, ...rest }: GridProps) {
  const columns = { '--rd-grid-column': column, ...style } as CSSProperties;
  return <Box className={classNames(styles.grid, styles.gap[gap], className)} style={columns} {...rest} />;
}
