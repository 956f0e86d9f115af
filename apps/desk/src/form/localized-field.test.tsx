import type { Localized } from '@rider/model/locale';
import { localizedText, validate, type Validated } from '@rider/model/validation';
import { Form, FormActions } from '@rider/ui/form';
import { expectNoAxeViolations } from '@rider/ui/testing';
import type { Texts } from '@rider/web/form';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { LocalizedField } from './localized-field.tsx';
import { nestedValues } from './nested-values.ts';
import { useSavedForm } from './use-saved-form.ts';

/** As in a schema whose field `name` this is. */
function check(typed: Texts): Validated<Localized> {
  const checked = validate(localizedText('validation.closedDay.name'), nestedValues(typed)['name']);
  if (checked.errors === undefined) return checked;
  const errors = Object.entries(checked.errors).map(([locale, id]) => [`name.${locale}`, id]);
  return { values: undefined, errors: Object.fromEntries(errors) as Texts };
}

function NameForm({ save }: { save: (name: Localized) => Promise<unknown> }) {
  const { wiring } = useSavedForm({ check, save });
  return (
    <Form {...wiring}>
      <LocalizedField name="name" label="Name" required />
      <FormActions submit="Save" pending={wiring.pending} />
    </Form>
  );
}

test('[B15] a text is entered in both languages; a missing one is reported at its field', async () => {
  const save = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { user, container } = renderDesk(<NameForm save={save} />);
  await user.type(screen.getByRole('textbox', { name: /Name \(English\)/ }), 'Hinge{Enter}');
  const chinese = screen.getByRole('textbox', { name: /Name \(Chinese\)/ });
  expect(chinese).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /Name \(English\)/ })).toBeValid();
  expect(save).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('link'));
  expect(chinese).toHaveFocus();
  await user.type(chinese, '合页{Enter}');
  expect(save).toHaveBeenCalledWith({ 'en-US': 'Hinge', 'zh-CN': '合页' }, undefined);
});
