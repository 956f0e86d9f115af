import { style } from '@vanilla-extract/css';

/** Secrets and addresses are one long word, copied as a whole. */
export const longWord = style({ overflowWrap: 'anywhere', userSelect: 'all' });
