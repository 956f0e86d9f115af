/** What the error page of a category that is not in the tree is told when the browser finds out (R2.13). */
export const MISSING_CATEGORY = { status: 404, statusText: '', internal: false, data: null };
