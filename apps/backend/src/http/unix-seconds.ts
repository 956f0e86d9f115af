/** An instant in whole seconds since the epoch, as CRMEB's calls send it; 0 for none. */
export function unixSeconds(instant: Date | number | null | undefined): number {
  return Math.floor(Number(instant ?? 0) / 1000);
}
