/** The formats of a table that is downloaded. */
export type FileFormat = 'csv' | 'xlsx';

/** Answer of the calls for a file, such as `GET invoices/{number}/pdf` and `GET order_export` (not in CRMEB). */
export interface FileWire {
  /** The file's name. */
  name: string;
  /** Its media type. */
  type: string;
  /** The file in Base64. */
  content: string;
}
