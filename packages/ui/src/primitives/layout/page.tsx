import { classNames } from '../class-names/index.ts';
import { Box, type BoxProps } from '../box/box.tsx';
import { Container, type ContainerProps } from './container.tsx';
import * as styles from './page.css.ts';

/** The main part of a screen: a `<main id="content">` in a Container, with stacked sections. */
export function Page({ className, ...rest }: ContainerProps) {
  return <Container as="main" id="content" className={classNames(styles.page, className)} {...rest} />;
}

interface ColumnsProps extends BoxProps {
  /** Side of the narrow column: `end` for summaries (320 px), `start` for navigation (220 px). */
  narrow?: keyof typeof styles.columns;
}

/** A wide and a narrow column in reading order; stacked on narrow screens. */
export function Columns({ narrow = 'end', className, ...rest }: ColumnsProps) {
  return <Box data-component="columns" className={classNames(styles.columns[narrow], className)} {...rest} />;
}

/** Content that stays visible beside a long column while the page scrolls. */
export function Sticky({ className, ...rest }: BoxProps) {
  return <Box className={classNames(styles.sticky, className)} {...rest} />;
}
