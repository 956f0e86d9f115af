/** The errors that callers handle, by name, with their number on the wire. */
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

/** The name of an error that callers handle. */
export type ErrorName = keyof typeof ERROR_CODES;

function isNumberOf(number: unknown, names: readonly ErrorName[]): boolean {
  return names.some((name) => ERROR_CODES[name] === Number(number));
}

/** Whether a wire status, as number or text, means "sign in again". */
export function isSessionEnd(status: unknown): boolean {
  return isNumberOf(status, ['not-signed-in', 'session-expired', 'session-invalid']);
}

/** The wire's number of an error, as number or text; undefined for any other thrown value. */
function numberOf(error: unknown): unknown {
  return (error as { code?: unknown } | null | undefined)?.code;
}

/** The name of an error; null for any other error or thrown value. */
export function errorNameOf(error: unknown): ErrorName | null {
  const names = Object.keys(ERROR_CODES) as ErrorName[];
  return names.find((name) => isNumberOf(numberOf(error), [name])) ?? null;
}

/** Whether an error has one of these names; false for any other thrown value. */
export function isErrorNamed(error: unknown, ...names: readonly ErrorName[]): boolean {
  return isNumberOf(numberOf(error), names);
}
