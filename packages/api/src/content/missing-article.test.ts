import { expect, test } from 'vitest';
import { ERROR_CODES } from '../error/index.ts';
import { capturedApi } from '../testing/recorded-answers.ts';
import { getArticle } from './index.ts';

test('[R2.12] a missing article, for which CRMEB has no number, is not found', async () => {
  const { api } = capturedApi('news_detail.missing');
  const expected = { kind: 'rejected', code: String(ERROR_CODES['not-found']) };
  await expect(getArticle(api, '9999')).rejects.toMatchObject(expected);
});
