import type { WheelEvent } from 'react';

/** Takes the focus from a number field, whose number a wheel would change in place of scrolling the page. */
export function blurOnWheel({ currentTarget }: WheelEvent<HTMLInputElement>): void {
  currentTarget.blur();
}
