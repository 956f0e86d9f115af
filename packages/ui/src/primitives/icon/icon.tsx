import type { SVGAttributes, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './icon.css.ts';
import { shapes, type IconName } from './shapes.ts';

/** Props of an icon. Without `label` it is decorative and hidden from assistive technology. */
export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Name of the icon. */
  name: IconName;
  /** Text alternative; absent if text beside the icon has the meaning. */
  label?: string;
  /** 16, 20 or 24 px. */
  size?: 'small' | 'medium' | 'large';
  /** Filled instead of outlined, e.g. the heart of a favourite. */
  filled?: boolean;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<SVGSVGElement>;
}

const SIZES = { small: styles.small, medium: undefined, large: styles.large };

/** An icon of the set in the text's colour. */
export function Icon({ name, label, size = 'medium', filled, className, ...rest }: IconProps) {
  const sizeClass = SIZES[size];
  const meaning =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg
      viewBox="0 0 20 20"
      focusable="false"
      className={classNames(styles.icon, sizeClass, filled && styles.filled, className)}
      data-component="icon"
      {...meaning}
      {...rest}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
