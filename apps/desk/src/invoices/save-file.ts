import type { PrintedDocument } from '@rider/api/invoice';

/** Saves a document in the browser's folder of downloads. */
export function saveFile({ name, bytes }: PrintedDocument): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
