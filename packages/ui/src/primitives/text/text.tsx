import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './text.css.ts';

/** Props of a heading: `level` in the outline, and the visual `size`. */
export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the page's outline, independent of the size. */
  level: 1 | 2 | 3 | 4;
  /** Size. */
  size?: keyof typeof styles.headingSize;
}

const sizeOfLevel = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'large' } as const;

/** A heading; its look is independent of its level. */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={classNames(styles.heading, styles.headingSize[size], className)} {...rest} />;
}

/** Props of a text. */
export interface TextProps extends ComponentProps<'section'> {
  /** The element. */
  as?: 'p' | 'span' | 'strong' | 'em' | 'dt' | 'dd' | 'small';
  /** Size. */
  size?: keyof typeof styles.size;
  /** The meaning of the color. */
  tone?: keyof typeof styles.tone;
  /** Font weight. */
  weight?: keyof typeof styles.weight;
  /** Limits the line length. */
  measure?: boolean;
  /** Monospace, for codes. */
  mono?: boolean;
}

/** Text in a size of the type scale. */
export function Text({ as: Element = 'p', size, tone, weight, measure, mono, className, ...rest }: TextProps) {
  const looks = classNames(
    styles.text,
    size && styles.size[size],
    tone && styles.tone[tone],
    weight && styles.weight[weight],
    measure && styles.measure,
    mono && styles.mono,
    className,
  );
  // Only for the type of `ref`: the elements have the same attributes.
  const Tag = Element as 'span';
  return <Tag className={looks} {...rest} />;
}
