import { style } from '@vanilla-extract/css';

/** A secret is one long word. */
export const secretText = style({ overflowWrap: 'anywhere', userSelect: 'all' });
