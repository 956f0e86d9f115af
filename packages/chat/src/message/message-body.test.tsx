import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderChat } from '../testing/index.ts';
import { HINGE, ORDER } from '../testing/scenes.ts';
import { MessageBody, type ShownContent } from './index.ts';

const show = (content: ShownContent, { locale, unsent = false }: { locale?: 'zh-CN'; unsent?: boolean } = {}) =>
  renderChat(
    <MessageBody content={content} own={false} unsent={unsent} pictureLabel="Picture from Maya, 9:30 AM" />,
    locale,
  );

describe('[R7.3] text', () => {
  test('[R7.9] has named emoji, and links with safe attributes', async () => {
    const { container } = show({ kind: 'text', text: 'See https://rider.example/a [em-smile]' });
    expect(screen.getByRole('img', { name: 'smiling emoji' })).toHaveTextContent('😄');
    expect(screen.getByRole('link', { name: 'https://rider.example/a' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    await expectNoAxeViolations(container);
  });

  test('shows markup as text', () => {
    const text = `<img src=x onerror=alert(1)> [x' onmouseover=alert(1)] javascript:alert(1)`;
    const { container } = show({ kind: 'text', text });
    expect(container).toHaveTextContent(text);
    expect(container.querySelector('img, a, [onmouseover]')).toBeNull();
  });

  test('expands a long text on demand', async () => {
    const { user, container } = show({ kind: 'text', text: `${'word '.repeat(1000)}end` });
    expect(container).not.toHaveTextContent(/end/);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(container).toHaveTextContent(/end$/);
  });
});

describe('[R7.3] a picture', () => {
  test('opens enlarged, and reports a failed load', () => {
    const { container } = show({ kind: 'image', url: '/media/a.webp' });
    expect(screen.getByRole('button', { name: 'Enlarge: Picture from Maya, 9:30 AM' })).toBeVisible();
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(container).toHaveTextContent('This picture cannot be loaded.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that is not uploaded yet is shown from the file, and its address is revoked', () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { container, unmount } = show({ kind: 'file', file: new Blob(['x']) });
    expect(container.querySelector('img')).toHaveAttribute('src', 'blob:1');
    unmount();
    expect(revoke).toHaveBeenCalledWith('blob:1');
  });
});

describe('[R7.3] cards', () => {
  test('a product shows name, price and stock, and links to its page', async () => {
    const { container } = show({ kind: 'product', productId: '31', product: HINGE });
    const card = screen.getByRole('link', { name: /SH-90 shower hinge/ });
    expect(card).toHaveAttribute('href', '/goods_detail/31');
    expect(card).toHaveTextContent('$45.50In stock: 1,240');
    await expectNoAxeViolations(container);
  });

  test('an order shows three lines and the number of others, and links to its page', async () => {
    const { container } = show({ kind: 'order', orderNumber: ORDER.number, order: ORDER });
    const card = screen.getByRole('link', { name: /Order wx202611210930001/ });
    expect(card).toHaveAttribute('href', `/order_detail?orderId=${ORDER.number}`);
    expect(card.querySelectorAll('img')).toHaveLength(3);
    expect(card).toHaveTextContent('$45.50 × 2');
    expect(card).toHaveTextContent('and 2 more items');
    await expectNoAxeViolations(container);
  });

  test('a missing product or order says so, without a link', () => {
    const { container } = show({ kind: 'product', productId: '1', product: null });
    expect(container).toHaveTextContent('This product is no longer available.');
    show({ kind: 'order', orderNumber: '1', order: null }, { locale: 'zh-CN' });
    expect(document.body).toHaveTextContent('该订单已不存在。');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('an unsent card is not shown as missing', () => {
    const { container } = show({ kind: 'order', orderNumber: 'wx1', order: null }, { unsent: true });
    expect(container).toHaveTextContent(/^Order wx1$/);
  });
});

test('[R7.3] an unknown kind does not break the conversation', () => {
  const { container } = show({ kind: 'unknown', type: 42, text: '{"x":1}' });
  expect(container).toHaveTextContent('This type of message is not supported here.');
});
