'use client';

import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** Props of a step button. */
export interface StepButtonProps {
  icon: 'plus' | 'minus';
  label: string;
  /** The next number; null at the end of the range. */
  to: number | null;
  onStep: (number: number) => void;
  className: string;
  /** −1 where the field's keys do the same. */
  tabIndex?: number;
}

/** Steps a number. Has aria-disabled at the end of the range, to stay focusable. */
export function StepButton({ icon, label, to, onStep, ...rest }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={to === null || undefined}
      onClick={() => {
        if (to !== null) onStep(to);
      }}
      {...rest}
    >
      <Icon name={icon} size="small" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
