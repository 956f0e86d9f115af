import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { TextField } from '../field/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Form, FormActions, FormSection, RequiredNote, type FormElementProps, type FormProps } from './index.ts';

function Example(props: FormProps & { onCancel?: () => void }) {
  const { onCancel, children, ...form } = props;
  return (
    <Form {...form}>
      {children}
      <RequiredNote />
      <FormSection title="Your business" description="As on your license.">
        <TextField label="Company" name="company" required />
      </FormSection>
      <FormActions submit="Save" pending={props.pending} onCancel={onCancel} />
    </Form>
  );
}

test('[R5.3] shows errors at their fields, and an error without a field above them', async () => {
  const { container } = renderUi(
    <Example errors={{ company: 'Enter the company.' }} message="We could not save this." />,
  );
  expect(screen.getByRole('group', { name: 'Your business' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your business', level: 2 })).toBeVisible();
  expect(screen.getByLabelText(/Company/)).toHaveAccessibleDescription(/Enter the company/);
  expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual([
    expect.stringContaining('Enter the company.'),
    expect.stringContaining('We could not save this.'),
  ]);
  await expectNoAxeViolations(container);
});

test('pending: announced, the focus stays, and Enter does not submit again', async () => {
  const onSubmit = vi.fn<() => void>();
  const { user, container } = renderUi(<Example pending onSubmit={onSubmit} data-state="mine" />);
  expect(container.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  await user.type(screen.getByLabelText(/Company/), 'Luis Glass{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('accepts the host’s form component, ref and attributes', () => {
  const ref = createRef<HTMLFormElement>();
  const HostForm = (props: FormElementProps) => <form data-host {...props} />;
  renderUi(<Example form={HostForm} ref={ref} action="/user/company" aria-label="Company" className="mine" />);
  expect(ref.current?.dataset['host']).toBe('true');
  expect(screen.getByRole('form', { name: 'Company' })).toHaveClass('mine');
  expect(ref.current).toHaveAttribute('action', '/user/company');
});

test('an action may be a function that receives the form data', async () => {
  const action = vi.fn<(fields: FormData) => void>();
  const { user, container } = renderUi(<Example action={action} />);
  expect(container.querySelector('form')).not.toHaveAttribute('method');
  await user.type(screen.getByLabelText(/Company/), 'Luis Glass{Enter}');
  expect(action.mock.calls.map(([fields]) => fields.get('company'))).toEqual(['Luis Glass']);
});

test('without script it is a plain form that posts', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={english}>
      <Example>
        <input type="hidden" name="intent" value="company" />
      </Example>
    </IntlProvider>,
  );
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toContain('<input type="hidden" name="intent" value="company"/>');
  expect(html).toContain('<button type="submit"');
});

test('has a cancel button, in both languages', async () => {
  const cancel = vi.fn<() => void>();
  const { user } = renderUi(<Example onCancel={cancel} />, { locale: 'zh-CN' });
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cancel).toHaveBeenCalledTimes(1);
});
