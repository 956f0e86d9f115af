import { describe, expect, test } from 'vitest';
import { isAnswerNumber, numberOf, textIdOf } from '../http/answers.ts';
import { messageText, validationText } from './index.ts';

describe('messages', () => {
  test('an amount of cents is written in dollars in both languages', () => {
    const said = (locale: 'en-US' | 'zh-CN') =>
      messageText('backend.notification.balance-added.content', locale, { amount: 123_405 });
    expect(said('en-US')).toBe('$1,234.05 was added to your balance.');
    expect(said('zh-CN')).toBe('您的余额已增加 $1,234.05。');
  });

  test('typed text is not parsed as syntax, and a message without arguments accepts none', () => {
    const name = "{most} 'quoted' <b>";
    expect(messageText('backend.answer.line-out-of-stock', 'en-US', { name })).toBe(
      `${name}: out of stock. Please remove it from the order.`,
    );
    expect(messageText('backend.answer.price-changed', 'zh-CN')).toBe('商品价格已变动，请核对金额后重新提交。');
  });

  test('a missing argument is an error, and so is an id that does not exist', () => {
    expect(() => messageText('backend.answer.line-over-stock', 'en-US', { name: 'Hinge' })).toThrow('stock');
    expect(() => validationText('validation.nothing', 'en-US')).toThrow('validation.nothing');
  });

  test('numbers in validation messages are formatted by locale', () => {
    expect(validationText('validation.quantity.below-minimum', 'en-US', { minimum: 1200 })).toContain('1,200');
  });

  test('each error has one number on the wire', () => {
    expect(numberOf('price-changed')).toBe(910025);
    expect(textIdOf('price-changed')).toBe('backend.answer.price-changed');
    expect(isAnswerNumber(910025)).toBe(true);
    expect(isAnswerNumber(910999)).toBe(false);
  });
});
