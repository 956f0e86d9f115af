import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Announcer } from '../announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import {
  Checkbox,
  CheckboxGroup,
  ErrorSummary,
  FormErrors,
  RadioGroup,
  SearchField,
  Select,
  TextArea,
  TextField,
  type FieldErrors,
} from './index.ts';

const countWords = (text: string) => text.split(' ').filter(Boolean).length;

describe('field anatomy', () => {
  test('wires label, description and error to the control', async () => {
    const { container } = renderUi(
      <TextField
        label="E-mail"
        description="For the invoice"
        error="Not an address"
        name="email"
        required
        type="email"
      />,
    );
    const input = screen.getByRole('textbox', { name: /E-mail/ });
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent?.trim())).toEqual([
      'Not an address',
      'For the invoice',
    ]);
    expect(input).toMatchObject({ required: true, name: 'email', type: 'email', ariaInvalid: 'true' });
    await expectNoAxeViolations(container);
  });

  test('works uncontrolled and controlled', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <>
        <TextField label="Free" defaultValue="a" />
        <TextField label="Bound" value="b" onChange={onChange} />
      </>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Free' }), 'x');
    await user.type(screen.getByRole('textbox', { name: 'Bound' }), 'x');
    expect(screen.getByRole('textbox', { name: 'Free' })).toHaveProperty('value', 'ax');
    expect(screen.getByRole('textbox', { name: 'Bound' })).toHaveProperty('value', 'b');
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('[R5.5] the text area counts words while typing and reports too many', async () => {
    const { user, container } = renderUi(
      <>
        <TextArea label="Message" words={{ count: countWords, max: 2 }} />
        <Announcer />
      </>,
    );
    expect(container.textContent).toContain('0 of 2 words');
    await user.type(screen.getByRole('textbox'), 'one two three');
    expect(container.textContent).toContain('3 of 2 words');
    expect(screen.getByRole('status').textContent).toBe('1 word too many');
    await expectNoAxeViolations(container);
  });

  test('the select works by keyboard', async () => {
    const { user, container } = renderUi(
      <Select label="Country" defaultValue="US">
        <option value="US">United States</option>
        <option value="CN">China</option>
      </Select>,
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Country' }));
    await user.selectOptions(screen.getByRole('combobox'), 'CN');
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'CN');
    await expectNoAxeViolations(container);
  });

  test('checkbox: Space toggles, and indeterminate can be shown', async () => {
    const { user, container } = renderUi(
      <>
        <Checkbox label="Agree" />
        <Checkbox label="All" indeterminate />
      </>,
    );
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Agree' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'All' })).toHaveProperty('indeterminate', true);
    await expectNoAxeViolations(container);
  });

  test('checkbox group: Space checks any number, with one error for the group', async () => {
    const onValueChange = vi.fn();
    const options = [
      { value: 'freight', label: 'Freight', description: 'Pallets' },
      { value: 'parcel', label: 'Parcel' },
    ];
    const group = (
      <FormErrors errors={{ by: 'Choose a carrier' }}>
        <ErrorSummary />
        <CheckboxGroup label="Carriers" name="by" options={options} onValueChange={onValueChange} required />
      </FormErrors>
    );
    const { user, container } = renderUi(<form>{group}</form>);
    expect(screen.getByRole('group', { name: /Carriers/ })).toHaveAccessibleDescription('Choose a carrier');
    await user.click(screen.getByRole('link', { name: 'Choose a carrier' }));
    expect(screen.getByRole('checkbox', { name: 'Freight' })).toHaveFocus();
    await user.tab();
    await user.keyboard(' ');
    await user.click(screen.getByText('Freight'));
    expect(onValueChange.mock.calls).toEqual([[['parcel']], [['freight', 'parcel']]]);
    expect(new FormData(container.querySelector('form') as HTMLFormElement).getAll('by')).toEqual([
      'freight',
      'parcel',
    ]);
    expect(screen.getByRole('group')).not.toHaveAccessibleDescription();
    await expectNoAxeViolations(container);
  });

  test('a checkbox group can be controlled', async () => {
    const { user } = renderUi(
      <CheckboxGroup
        label="Carriers"
        name="by"
        options={[{ value: 'a', label: 'A' }]}
        value={[]}
        onValueChange={() => undefined}
      />,
    );
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('a unit is part of the label; Enter that confirms a composition does not submit', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { container } = renderUi(
      <form onSubmit={onSubmit}>
        <TextField label="Thickness" description="As ordered" end="mm" />
        <SearchField label="Search orders" />
      </form>,
    );
    const input = screen.getByRole('textbox', { name: 'Thickness' });
    expect(input).toHaveAccessibleDescription('As ordered mm');
    expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
    await expectNoAxeViolations(container);
  });

  test('radio group: arrows choose, and the first radio has the id', async () => {
    const onValueChange = vi.fn();
    const options = [
      { value: 'balance', label: 'Balance', description: '$20.00 left' },
      { value: 'card', label: 'Card' },
    ];
    const { user, container } = renderUi(
      <RadioGroup label="Pay by" name="pay" options={options} defaultValue="balance" onValueChange={onValueChange} />,
    );
    expect(screen.getByRole('group', { name: 'Pay by' })).toBeTruthy();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(onValueChange).toHaveBeenCalledWith('card');
    await expectNoAxeViolations(container);
  });
});

describe('form errors', () => {
  const form = (errors: FieldErrors) => (
    <FormErrors errors={errors}>
      <ErrorSummary />
      <TextField label="Name" name="name" />
      <RadioGroup label="Kind" name="kind" options={[{ value: 'a', label: 'A' }]} />
    </FormErrors>
  );

  test('a server error is shown at its field; the summary takes the focus and links to it', async () => {
    const { user, rerender, container } = renderUi(form({}));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(form({ name: 'Enter a name', kind: 'Choose a kind' }));
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('2 things need your attention');
    await user.click(within(summary).getByRole('link', { name: 'Enter a name' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await user.click(within(summary).getByRole('link', { name: 'Choose a kind' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A' }));
    await expectNoAxeViolations(container);
  });

  test('[R5.3] the summary follows the form and lists five errors', () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const errors = Object.fromEntries(names.toReversed().map((name) => [name, `Enter ${name}`]));
    renderUi(
      <FormErrors errors={{ ...errors, elsewhere: 'Choose a page' }}>
        <ErrorSummary />
        {names.map((name) => (
          <TextField key={name} label={name} name={name} />
        ))}
      </FormErrors>,
    );
    const listed = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(listed.map((item) => item.textContent)).toEqual([
      'Choose a page',
      'Enter one',
      'Enter two',
      'Enter three',
      'Enter four',
      'and 3 more',
    ]);
    expect(screen.getByLabelText('seven')).toHaveAccessibleDescription('Enter seven');
  });

  test('an edited field drops its error until the next answer has it again', async () => {
    const errors = { name: 'Enter a name' };
    const { user, rerender } = renderUi(form(errors));
    const input = screen.getByRole('textbox', { name: 'Name' });
    await user.type(input, 'Luis');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    rerender(form({ ...errors }));
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  test('is localised in Chinese', () => {
    renderUi(form({ name: '请输入姓名' }), { locale: 'zh-CN' });
    expect(screen.getByRole('alert').textContent).toContain('有 1 处需要修改');
  });
});
