const EMAIL = /[^\s<>"':;,()]+@[^\s<>"':;,()]+/g;
/** Eight digits or more, as people write numbers. */
const NUMBER = /\+?\d(?:[\s().-]*\d){7,}/g;

/** An error of another server for the log, without the e-mail addresses and phone numbers that servers repeat in their answers. */
export function loggable(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(EMAIL, '(e-mail)').replaceAll(NUMBER, '(number)');
}
