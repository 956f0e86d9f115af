/** The error response for a category that is not in the tree, when the browser detects it. */
export const MISSING_CATEGORY = { status: 404, statusText: '', internal: false, data: null };
