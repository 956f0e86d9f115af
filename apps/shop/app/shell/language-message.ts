/** Keeps the message of a language switch until the page in the other language shows it. */
export const LANGUAGE_MESSAGE = 'rider.languageMessage';
