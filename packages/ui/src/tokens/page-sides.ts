import { tokens } from './names.ts';

/** The sides of a bar that is as wide as the screen and whose content is as wide as the page's. */
export const pageSides = `max(${tokens.space.gutter}, calc((100% - ${tokens.size.container}) / 2))`;
