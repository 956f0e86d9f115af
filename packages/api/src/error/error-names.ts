/** The refusals to which callers react, by name, with their number on the wire. */
export const ERROR_CODES = {
  'not-signed-in': 110002,
  'session-expired': 110003,
  'session-invalid': 110004,
  'not-found': 100026,
  'unknown-product': 400533,
  'unknown-refund': 400495,
  'unknown-order': 410173,
  'unknown-item-or-order': 410294,
  'order-already-paid': 410174,
  'nothing-to-track': 410206,
  'quantity-over-stock': 410297,
  'no-agent-online': 410136,
  'second-step-needed': 910709,
} as const;

/** A refusal to which callers react. */
export type ErrorName = keyof typeof ERROR_CODES;

function isNumberOf(number: unknown, names: readonly ErrorName[]): boolean {
  return names.some((name) => ERROR_CODES[name] === Number(number));
}

/** Whether a wire status, as number or text, means "sign in again". */
export function isSessionEnd(status: unknown): boolean {
  return isNumberOf(status, ['not-signed-in', 'session-expired', 'session-invalid']);
}

/** The number that an error has from the wire, as number or text; undefined for anything else that was thrown. */
function numberOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, status } = error as { code?: unknown; status?: unknown };
  return code || status;
}

/** The name of a refusal; null for one to which no caller reacts, and for whatever else was thrown. */
export function errorNameOf(error: unknown): ErrorName | null {
  const names = Object.keys(ERROR_CODES) as ErrorName[];
  return names.find((name) => isNumberOf(numberOf(error), [name])) ?? null;
}

/** Whether a call was refused for one of these reasons; false for whatever else was thrown. */
export function isErrorNamed(error: unknown, ...names: readonly ErrorName[]): boolean {
  return isNumberOf(numberOf(error), names);
}
