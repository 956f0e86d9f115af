// @vitest-environment jsdom
import { ApiError } from '@rider/api';
import { companySchema } from '@rider/model/validation';
import ruleTexts from '@rider/model/messages/en-US.json' with { type: 'json' };
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { textsOf } from '@rider/web/form';
import shopTexts from '../../messages/en-US.json' with { type: 'json' };
import { formRules, type FormOutcome } from './form-outcome.ts';
import { saveTyped } from './save-typed.ts';
import { useSavedForm } from './use-saved-form.tsx';

const rules = formRules('company', companySchema);
const texts: Record<string, string> = { ...uiTexts, ...ruleTexts, ...shopTexts };

function Company() {
  const { typed, wiring } = useSavedForm({ ...rules, outcome: useActionData<FormOutcome>(), saved: 'Saved.' });
  return (
    <Form {...wiring}>
      <TextField label="Company" name="company" defaultValue={typed?.company} />
      <TextField label="License" name="licenseNumber" defaultValue={typed?.licenseNumber} />
      <TextField label="Owner" name="ownerName" defaultValue={typed?.ownerName} />
      <TextField label="Phone" name="phone" defaultValue={typed?.phone} />
      <FormActions submit="Save" pending={wiring.pending} />
    </Form>
  );
}

/** A screen whose action saves like the server's. */
function screenWith(save: (company: object) => Promise<void>) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Company />,
      action: async ({ request }) => saveTyped(textsOf(await request.formData()), { ...rules, save }),
    },
  ]);
  return (
    <IntlProvider locale="en-US" messages={texts}>
      <RouterProvider router={router} />
    </IntlProvider>
  );
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Company'), 'Luis Glass');
  await user.type(screen.getByLabelText('License'), 'ROC 123456');
  await user.type(screen.getByLabelText('Owner'), 'Luis Moreno');
  await user.type(screen.getByLabelText('Phone'), '520 555 0134');
}

describe('the flow of a form', () => {
  test('[R5.3] a missing value is reported at its field before anything is sent, and the summary is focused', async () => {
    const save = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const user = userEvent.setup();
    render(screenWith(save));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Company')).toBeInvalid();
    const [first] = screen.getAllByRole('link', { name: /^Please enter/ });
    await waitFor(() => expect(first?.closest('[tabindex="-1"]')).toHaveFocus());
    expect(save).not.toHaveBeenCalled();
  });

  test('[R5.3] an error of the backend is shown at the form’s own field, and what was typed stays', async () => {
    const error = new ApiError('rejected', 'no', { fieldErrors: { licenseNumber: 'This license is not known.' } });
    const user = userEvent.setup();
    render(screenWith(() => Promise.reject(error)));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('License')).toBeInvalid());
    expect(screen.getByLabelText('License')).toHaveAccessibleDescription('This license is not known.');
    expect(screen.getByLabelText('Owner')).toHaveValue('Luis Moreno');
  });

  test.each([
    ['rejects the form', new ApiError('rejected', 'Your account is closed.'), 'Your account is closed.'],
    ['returns a verdict', new ApiError('verdict', 'Ask us first.'), 'Ask us first.'],
    ['is away', new ApiError('transport', 'ECONNREFUSED'), texts['shop.form.unavailable']],
  ])('[R8.6] shows the backend’s message once when it %s', async (_how, error, words) => {
    const user = userEvent.setup();
    render(screenWith(() => Promise.reject(error)));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(String(words))).toHaveLength(1);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  test('a second press during the request sends nothing, and the outcome is announced once', async () => {
    let arrive: () => void = () => undefined;
    const save = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
    const user = userEvent.setup();
    render(screenWith(save));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // Bypasses the button, as a password manager may do.
    fireEvent.submit(screen.getByLabelText('Phone'));
    arrive();
    expect(await screen.findAllByText('Saved.')).toHaveLength(1);
    expect(save).toHaveBeenCalledTimes(1);
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ company: 'Luis Glass' }), []);
  });

  test('is a plain form without script and posts its intent and its fields', () => {
    const html = renderToStaticMarkup(screenWith(() => Promise.resolve()));
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toContain('name="intent" value="company"');
    expect(html).toContain('name="licenseNumber"');
  });
});

describe('saving what was typed', () => {
  test('an ended session is thrown, for the action to redirect to sign-in', async () => {
    const error = new ApiError('session', 'sign in');
    const saving = { intent: 'x', check: (typed: object) => ({ values: typed, errors: undefined }) };
    await expect(saveTyped({ a: '1' }, { ...saving, save: () => Promise.reject(error) })).rejects.toBe(error);
  });

  test('passwords are not returned to the form', async () => {
    const typed = { account: 'luis', password: 'secret', newPassword: 'secret' };
    const check = () => ({ values: undefined, errors: { account: 'validation.account.orEmail' } });
    const outcome = await saveTyped(typed, { intent: 'x', check, save: () => Promise.resolve() });
    expect(outcome).toMatchObject({ saved: false, typed: { account: 'luis' } });
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });
});
