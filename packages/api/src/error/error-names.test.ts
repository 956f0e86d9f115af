import { describe, expect, test } from 'vitest';
import { ApiError } from '../transport/index.ts';
import { isErrorNamed, isSessionEnd, ERROR_CODES, errorNameOf } from './error-names.ts';

describe('API errors by name', () => {
  test.each([110002, 110003, 110004, '110003'])('[R8.2] %j ends the session', (status) => {
    expect(isSessionEnd(status)).toBe(true);
  });

  test.each([200, 400, 110001, '', null, undefined, {}, 'PAY_DEFICIENCY'])('[R8.2] %j does not', (status) => {
    expect(isSessionEnd(status)).toBe(false);
  });

  test('are recognised by the code', () => {
    const paid = new ApiError('rejected', '', { status: 200, code: '410174' });
    expect(isErrorNamed(paid, 'order-already-paid')).toBe(true);
    expect(isErrorNamed(paid, 'unknown-order', 'not-found')).toBe(false);
    expect(isErrorNamed(new ApiError('verdict', '', { code: 'PAY_DEFICIENCY' }), 'order-already-paid')).toBe(false);
  });

  test.each(Object.entries(ERROR_CODES))('[R8.2] %s is named by its number %i', (name, number) => {
    expect(errorNameOf(new ApiError('rejected', '', { status: 200, code: String(number) }))).toBe(name);
  });

  test.each([undefined, null, 'stopped', 410174, new Error('stopped'), { code: {} }])(
    '[R8.2] other thrown values, such as %j, have no name',
    (thrown: unknown) => {
      expect(errorNameOf(thrown)).toBeNull();
      expect(isErrorNamed(thrown, 'order-already-paid')).toBe(false);
    },
  );

  test('[R8.2] others have no name', () => {
    expect(errorNameOf(new ApiError('rejected', '', { status: 400, code: '400' }))).toBeNull();
    expect(errorNameOf(new ApiError('timeout', ''))).toBeNull();
  });
});
