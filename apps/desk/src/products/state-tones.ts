import type { ProductState } from '@rider/model/product';
import type { BadgeProps } from '@rider/ui/badge';

/** The colors of the states. */
export const STATE_TONES: Readonly<Record<ProductState, NonNullable<BadgeProps['tone']>>> = {
  draft: 'accent',
  published: 'success',
  archived: 'neutral',
};
