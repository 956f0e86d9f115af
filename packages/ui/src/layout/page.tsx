import { classNames } from '../class-names/index.ts';
import { Box, type BoxProps } from '../box/box.tsx';
import { Container, type ContainerProps } from './container.tsx';
import * as styles from './page.css.ts';

/** The main part of a screen: a `<main id="content">` in a Container of its width, its sections below each other with room between. */
export function Page({ className, ...rest }: ContainerProps) {
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
