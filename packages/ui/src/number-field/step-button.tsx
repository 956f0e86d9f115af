'use client';

import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** What a button beside a number takes. */
export interface StepButtonProps {
  icon: 'plus' | 'minus';
  label: string;
  /** The number it leads to; null at the end of the range. */
  to: number | null;
  onStep: (number: number) => void;
  className: string;
  /** −1 where the keys of the field do the same. */
  tabIndex?: number;
}

/** Leads a number one step on. aria-disabled at the end of the range: the focus stays where it is. */
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
