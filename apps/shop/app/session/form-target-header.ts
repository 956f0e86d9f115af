/** The server reads it from the answer and lets the document send forms to this origin. */
export const FORM_TARGET_HEADER = 'X-Form-Target';
