import type { Locale } from '@rider/api/locale';
import { buyerMessage, validate } from '@rider/api/validation';
import { Refusal } from '../http/refusal.ts';
import { messageText } from '../messages/index.ts';
import { validationText } from '../messages/validation.ts';

/** A message is counted in words (R5.5); this many characters are more than such words need. */
const MESSAGE_LENGTH = 5_000;

/** Reads the buyer's message of an order. Throws the refusal 910004 with `data.errors.mark` when it is too long. */
export function readBuyerMessage(message: string, locale: Locale): string {
  const checked = validate(buyerMessage, message);
  const reason =
    checked.errors !== undefined
      ? validationText(Object.values(checked.errors)[0] ?? '', locale)
      : message.length > MESSAGE_LENGTH
        ? messageText(910005, locale)
        : null;
  if (reason !== null) throw new Refusal(910004, { status: 400, data: { errors: { mark: reason } } });
  return checked.values ?? '';
}
