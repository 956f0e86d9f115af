import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './skeleton.css.ts';

/** Props of a placeholder; give it the size of the content, as CSS lengths. */
export interface SkeletonProps extends ComponentProps<'span'> {
  /** Width of the missing content, as a CSS length. */
  width?: string;
  /** Height of the missing content, as a CSS length. */
  height?: string;
  /** Instead of a height, e.g. `4 / 3`. */
  ratio?: string;
}

/** A placeholder without semantics. Mark its container with `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', ratio, className, style, ...rest }: SkeletonProps) {
  const box = ratio ? { inlineSize: width, aspectRatio: ratio } : { inlineSize: width, blockSize: height };
  return (
    <span
      aria-hidden
      data-component="skeleton"
      className={classNames(styles.skeleton, className)}
      style={{ ...box, ...style }}
      {...rest}
    />
  );
}
