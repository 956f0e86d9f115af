/** Storage key of the language switch's message, until the page in the other language shows it. */
export const LANGUAGE_MESSAGE = 'rider.languageMessage';
