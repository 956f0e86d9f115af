import type { WheelEvent } from 'react';

/** Blurs a number field, because the wheel would change its number instead of scrolling the page. */
export function blurOnWheel({ currentTarget }: WheelEvent<HTMLInputElement>): void {
  currentTarget.blur();
}
