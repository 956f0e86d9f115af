import { Form, FormActions } from '@rider/ui/form';
import { expectNoAxeViolations } from '@rider/ui/testing';
import type { Localized } from '@rider/model/locale';
import { sitePageSchema, validate } from '@rider/model/validation';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { nestedValues } from '../form/nested-values.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { LocalizedRichTextField } from './localized-rich-text-field.tsx';

const TITLE = { 'en-US': 'Care', 'zh-CN': '保养' };

function CareForm({ save, care }: { save: (care: Localized) => Promise<void>; care?: Localized }) {
  const { wiring } = useSavedForm({
    check: (typed) => validate(sitePageSchema, { ...nestedValues(typed), title: TITLE, version: 1 }),
    save: ({ content }) => save(content),
  });
  return (
    <Form {...wiring}>
      <LocalizedRichTextField name="content" label="Care" defaultValue={care} required />
      <FormActions submit="Save" pending={wiring.pending} />
    </Form>
  );
}

async function focusEnglish(): Promise<HTMLElement> {
  const text = await screen.findByRole('textbox', { name: 'Care (English)' });
  act(() => text.focus());
  return text;
}

test('[B15] a rich text is formatted by keyboard and posted as HTML', async () => {
  const save = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { user, container } = renderDesk(
    <CareForm save={save} care={{ 'en-US': '<p>Dry</p>', 'zh-CN': '<p>擦干</p>' }} />,
  );
  await focusEnglish();
  await expectNoAxeViolations(container);
  await user.keyboard('{Control>}a{/Control}');
  const toolbar = screen.getByRole('toolbar', { name: 'Format of Care (English)' });
  const bold = within(toolbar).getByRole('button', { name: 'Bold' });
  await user.click(bold);
  await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
  await user.click(within(toolbar).getByRole('button', { name: 'List' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledWith({
    'en-US': '<ul><li><p><strong>Dry</strong></p></li></ul>',
    'zh-CN': '<p>擦干</p>',
  });
});

test('[B15] a missing text is reported at its editor, which the summary leads to', async () => {
  const save = vi.fn<() => Promise<void>>();
  const { user, container } = renderDesk(<CareForm save={save} />);
  const text = await focusEnglish();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
  const [link] = within(container).getAllByRole<HTMLAnchorElement>('link');
  act(() => link?.click());
  expect(text).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
});

test('[B15] the toolbar is moved through by arrow keys, and a link is set without sending the form', async () => {
  const save = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { user, container } = renderDesk(
    <CareForm save={save} care={{ 'en-US': '<p>Dry</p>', 'zh-CN': '<p>擦干</p>' }} />,
  );
  await focusEnglish();
  await user.keyboard('{Control>}a{/Control}');
  const toolbar = screen.getByRole('toolbar', { name: 'Format of Care (English)' });
  within(toolbar).getByRole('button', { name: 'Numbered list' }).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  const address = await screen.findByRole('textbox', { name: /Link address/ });
  expect(address).toHaveFocus();
  await expectNoAxeViolations(container);
  await user.keyboard('/about{Enter}');
  expect(save).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledWith({ 'en-US': '<p><a href="/about">Dry</a></p>', 'zh-CN': '<p>擦干</p>' });
});

test('[B15] a table gets rows and columns', async () => {
  const save = vi.fn<() => Promise<void>>().mockResolvedValue();
  const care = { 'en-US': '<table><tbody><tr><td>8 mm</td></tr></tbody></table>', 'zh-CN': '<p>8 mm</p>' };
  const { user } = renderDesk(<CareForm save={save} care={care} />);
  await focusEnglish();
  const table = await screen.findByRole('toolbar', { name: 'Table' });
  await user.click(within(table).getByRole('button', { name: 'Add row' }));
  await user.click(within(table).getByRole('button', { name: 'Add column' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const [saved] = save.mock.calls[0] as unknown as [Localized];
  expect(saved['en-US'].match(/<td/g)).toHaveLength(4);
});
