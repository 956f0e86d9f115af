const EMAIL = /[^\s<>"':;,()]+@[^\s<>"':;,()]+/g;
/** Eight digits or more, in the usual notations of phone numbers. */
const NUMBER = /\+?\d(?:[\s().-]*\d){7,}/g;

/** Formats an error of another server for the log, without the e-mail addresses and phone numbers that its response may repeat. */
export function loggable(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(EMAIL, '(e-mail)').replaceAll(NUMBER, '(number)');
}
