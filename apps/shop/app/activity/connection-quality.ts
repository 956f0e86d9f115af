/** Information about the connection, which only Chromium provides. */
interface Line {
  saveData: boolean;
  effectiveType: string;
}

/** Whether code may be fetched before it is needed: the visitor does not save data, and the line is not known to be slow. */
export function isConnectionFast(): boolean {
  const { connection } = navigator as { connection?: Line };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
