import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Conversation } from '../conversation/index.ts';
import { aMessage, expectNoAxeViolations, renderChat, ScriptedClient } from '../testing/index.ts';

async function openSecond() {
  const messages = [1, 2, 3].map((id) => aMessage(id, { kind: 'image', url: `/media/${id}.webp` }, { own: id === 2 }));
  const view = renderChat(<Conversation client={new ScriptedClient({ messages })} />);
  await view.user.click(screen.getByRole('button', { name: /Enlarge.*You, 09:32/ }));
  await screen.findByRole('dialog');
  return view;
}

const shown = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('src');

describe('the pictures of a conversation', () => {
  test('open enlarged; arrow keys move between them', async () => {
    const { user } = await openSecond();
    expect(screen.getByRole('dialog', { name: /Picture from You/ })).toHaveTextContent('2 of 3');
    await user.keyboard('{ArrowRight}');
    expect(shown()).toBe('/media/3.webp');
    await user.keyboard('{ArrowRight}');
    expect(shown()).toBe('/media/3.webp');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shown()).toBe('/media/1.webp');
    expect(screen.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
    await expectNoAxeViolations(screen.getByRole('dialog'));
  });

  test('show their actual size on demand', async () => {
    const { user } = await openSecond();
    const size = screen.getByRole('button', { name: 'Actual size' });
    await user.click(size);
    expect(size).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(size).toHaveAttribute('aria-pressed', 'false');
  });

  test('return the focus when closed', async () => {
    const { user } = await openSecond();
    await user.click(screen.getByRole('button', { name: 'Close the picture' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /Enlarge.*You, 09:32/ })).toHaveFocus();
  });
});
