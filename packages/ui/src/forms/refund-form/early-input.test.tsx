import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, onTestFinished, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { MessageList } from '../../commerce/message-list/index.ts';
import { Checkbox, RadioGroup, Select, TextArea, TextField } from '../../primitives/field/index.ts';
import { OptionCards } from '../../primitives/option-cards/index.ts';
import { StarInput } from '../../primitives/star-input/index.ts';
import { RefundForm, type RefundChoice } from './index.ts';
import { sampleRefund } from './refund-form.samples.ts';

/** Renders on the server, lets `edit` change fields there, then hydrates. Returns the shown state of a control by its selector. */
async function hydrateAfter(node: React.ReactNode, edit: (find: (selector: string) => HTMLInputElement) => void) {
  const page = (
    <IntlProvider locale="en-US" messages={english}>
      {node}
    </IntlProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const find = (selector: string) => container.querySelector(selector) as HTMLInputElement;
  edit(find);
  const root = await act(async () => hydrateRoot(container, page));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return find;
}

const OPTIONS = ['one', 'two'].map((value) => ({ value, label: value }));

function Controlled() {
  const [text, setText] = useState('first');
  const [area, setArea] = useState('');
  const [chosen, setChosen] = useState('one');
  const [radio, setRadio] = useState('one');
  const [card, setCard] = useState('one');
  const [stars, setStars] = useState<1 | 2 | 3 | 4 | 5 | null>(null);
  const [checked, setChecked] = useState(true);
  return (
    <>
      <TextField label="Text" name="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <TextArea label="Area" name="area" value={area} onChange={(event) => setArea(event.target.value)} />
      <Select label="Select" name="chosen" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
        <option value="one">One</option>
        <option value="two">Two</option>
      </Select>
      <RadioGroup label="Radio" name="radio" options={OPTIONS} value={radio} onValueChange={setRadio} />
      <OptionCards label="Card" name="card" options={OPTIONS} value={card} onValueChange={setCard} />
      <StarInput label="Stars" name="stars" value={stars} onValueChange={setStars} />
      <Checkbox
        label="Box"
        name="box"
        checked={checked}
        onChange={(event) => setChecked(event.currentTarget.checked)}
      />
      <output>{[text, area, chosen, radio, card, stars, String(checked)].join(', ')}</output>
    </>
  );
}

test('[R6.12] controlled fields keep what was typed and chosen before the script', async () => {
  const find = await hydrateAfter(<Controlled />, (field) => {
    field('[name="text"]').value = 'second';
    field('[name="area"]').value = 'typed';
    field('[name="chosen"]').value = 'two';
    for (const name of ['radio', 'card']) field(`[name="${name}"][value="two"]`).click();
    field('[name="stars"][value="4"]').click();
    field('[name="box"]').click();
  });
  expect(find('output').textContent).toBe('second, typed, two, two, two, 4, false');
  expect(find('[name="text"]').value).toBe('second');
});

function Prefilled() {
  const [text, setText] = useState('server');
  const words = { count: (typed: string) => typed.split(' ').length, max: 9 };
  return (
    <>
      <TextArea label="Own" name="own" defaultValue="server" words={words} />
      <TextArea label="Held" name="held" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
    </>
  );
}

test('[R6.12] text areas with text from the server keep what was typed before the script', async () => {
  const find = await hydrateAfter(<Prefilled />, (field) => {
    field('[name="own"]').value = 'typed in two seconds';
    field('[name="held"]').value = 'edited';
  });
  expect(find('[name="own"]').value).toBe('typed in two seconds');
  expect(find('[data-part="counter"]').textContent).toContain('4');
  expect(find('[name="held"]').value).toBe('edited');
  expect(find('output').textContent).toBe('edited');
});

test('[R6.12] fields that nobody has touched report nothing', async () => {
  const change = vi.fn();
  await hydrateAfter(
    <>
      <TextField label="Text" name="text" value="first" onChange={change} />
      <Select label="Select" name="chosen" value="missing" onChange={change}>
        <option value="one">One</option>
      </Select>
      <Checkbox label="Box" name="box" checked onChange={change} />
    </>,
    () => undefined,
  );
  expect(change).not.toHaveBeenCalled();
});

test('[R6.4] [R6.12] a refund preserves each line, quantity and kind chosen before the script', async () => {
  const onChoiceChange = vi.fn<(choice: RefundChoice) => void>();
  const find = await hydrateAfter(<RefundForm {...sampleRefund} onChoiceChange={onChoiceChange} />, (field) => {
    field('[name="line"][value="b"]').click();
    field('[name="quantity.a"]').value = '12';
    field('[name="kind"][value="return-and-refund"]').click();
  });
  expect(onChoiceChange).toHaveBeenLastCalledWith({ kind: 'return-and-refund', lines: [{ id: 'a', quantity: 12 }] });
  expect(find('[name="quantity.a"]').value).toBe('12');
  expect(find('[name="line"][value="b"]').checked).toBe(false);
});

test('[R6.12] each message selected before the script stays selected', async () => {
  const messages = ['1', '2', '3'].map((id) => ({ id, title: id, content: id, sentAt: 0, read: true, href: null }));
  const select = vi.fn();
  const props = { onRead: vi.fn(), onDelete: vi.fn(), onSelectedChange: select };
  await hydrateAfter(<MessageList {...props} messages={messages} />, (field) => {
    for (const place of [1, 3]) field(`li:nth-child(${place}) input`).click();
  });
  expect(select).toHaveBeenLastCalledWith(['1', '3']);
});
