/** Children in a line, centred across it. */
export const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** A `row` that is itself inline. */
export const inlineRow = (gap: string) => ({ display: 'inline-flex', alignItems: 'center', gap }) as const;

/** Children in lines that wrap. */
export const wrappingRow = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;
