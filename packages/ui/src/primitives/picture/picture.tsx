import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './picture.css.ts';

/**
 * Props of the picture: the attributes of an `<img>`; `className` and `style` apply to its background, `ref` and the
 * rest to the image.
 */
export interface PictureProps extends Omit<ComponentProps<'img'>, 'width' | 'height'> {
  /** Address of a square picture on white; empty shows the background alone. */
  src: string;
  /** Text alternative; empty by default, for pictures beside their name. */
  alt?: string;
  /** Side of the file in pixels, which reserves the space while it loads. */
  size: number;
  /**
   * `square`: as the file; `fill`: the height of its container; `faded`: the same in a wide box, as in the head of a
   * tile.
   */
  shape?: keyof typeof styles.shapes;
}

/** A product picture on the shared background. The white paper of the photo blends into it in every theme. */
export function Picture({ size, shape = 'square', src, alt = '', className, style, ...rest }: PictureProps) {
  return (
    <span data-component="picture" className={classNames(styles.shapes[shape], className)} style={style}>
      <img src={src || undefined} alt={alt} width={size} height={size} className={styles.pictures[shape]} {...rest} />
    </span>
  );
}
