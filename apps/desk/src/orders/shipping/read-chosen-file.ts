/** Opens the browser's choice of a file; resolves to its text. Nothing happens if no file is chosen. */
export function readChosenFile(onText: (text: string) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.csv,.txt,.tsv,text/csv,text/plain';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) void file.arrayBuffer().then((bytes) => onText(decodedText(new Uint8Array(bytes))));
  });
  input.click();
}

/** Text in the encodings of spreadsheets: UTF-8, UTF-16 with its mark, else GB18030, in which Chinese Excel writes CSV. */
export function decodedText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return new TextDecoder('gb18030').decode(bytes);
  }
}
