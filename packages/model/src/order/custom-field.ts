/** The kinds of fields that a shop asks for with some products. */
export const CUSTOM_FIELD_KINDS = ['text', 'number', 'email', 'date', 'time', 'identity', 'phone', 'picture'] as const;

/** A field that a shop asks for with some products. */
export interface CustomField {
  title: string;
  kind: (typeof CUSTOM_FIELD_KINDS)[number];
  required: boolean;
}

/** An answer to a field of a custom form; pictures are URLs. */
export interface CustomAnswer extends CustomField {
  values: readonly string[];
}
