import type { ImgHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './picture.css.ts';

/** What the picture takes: the attributes of an `<img>`; `className` and `style` are those of its ground. */
export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'width' | 'height'> {
  /** Address of a square picture on white. */
  src: string;
  /** Empty where the words beside it say the same, which is the default. */
  alt?: string;
  /** Side of the file in pixels: the room is kept while it loads. */
  size: number;
  /** `square` as the file is; `fill` takes the height of what is around it; `faded` the same for a wide box, as in the head of a tile. */
  shape?: keyof typeof styles.shapes;
  ref?: Ref<HTMLImageElement>;
}

/**
 * The picture of goods on the ground that all of them share. The white paper on which they were taken becomes that ground,
 * in every theme, so that no pale square stands in a box.
 */
export function Picture({ size, shape = 'square', alt = '', className, style, ...rest }: PictureProps) {
  return (
    <span data-component="picture" className={classNames(styles.shapes[shape], className)} style={style}>
      <img alt={alt} width={size} height={size} className={styles.pictures[shape]} {...rest} />
    </span>
  );
}
