import { tokens } from './names.ts';

/** Inline padding of a full-width bar whose content has the page's width. */
export const pageSides = `max(${tokens.space.gutter}, calc((100% - ${tokens.size.container}) / 2))`;
