/** Maximum number of columns of a file. */
export const MOST_COLUMNS = 200;
