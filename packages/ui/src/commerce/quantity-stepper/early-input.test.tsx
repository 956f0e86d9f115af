import { act } from '@testing-library/react';
import { use, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { CheckboxGroup } from '../../primitives/field/index.ts';
import { firstChoice, VariantPicker } from '../variant-picker/index.ts';
import { QuantityStepper } from './index.ts';

const attributes = [
  { name: 'Finish', values: ['Chrome', 'Black'].map((label) => ({ label, color: null })) },
  { name: 'Glass', values: ['8 mm', '10 mm'].map((label) => ({ label, color: null })) },
];
// 10 mm exists in black only, so checking it without the finish chosen before would reject it.
const skus = [
  ['Chrome', '8 mm'],
  ['Black', '8 mm'],
  ['Black', '10 mm'],
].map((values) => ({ values, stock: 9 }));

function Purchase({ children }: { children?: ReactNode }) {
  const [chosen, setChosen] = useState(firstChoice(skus));
  const [quantity, setQuantity] = useState(2);
  const [extras, setExtras] = useState<readonly string[]>([]);
  return (
    <IntlProvider locale="en-US" messages={english}>
      <VariantPicker options={attributes} variants={skus} value={chosen} onValueChange={setChosen} />
      <QuantityStepper
        value={quantity}
        minimum={2}
        pack={1}
        stock={50}
        onValueChange={(next) => setQuantity(next ?? quantity)}
      />
      <CheckboxGroup
        name="extras"
        label="Extras"
        options={['Gaskets', 'Screws'].map((value) => ({ value, label: value }))}
        onValueChange={setExtras}
      />
      {children}
      <p>{[...chosen, quantity, ...extras].join(', ')}</p>
    </IntlProvider>
  );
}

let container: HTMLElement;
let unmount: () => void;

const field = (value: string) => container.querySelector<HTMLElement>(`[value="${value}"]`);

function chooseFirst() {
  container = document.createElement('div');
  container.innerHTML = renderToString(<Purchase />);
  document.body.append(container);
  field('Black')?.click();
  field('Gaskets')?.click();
  const quantity = container.querySelector<HTMLInputElement>('[name="quantity"]');
  if (quantity) quantity.value = '6';
}

function chooseSecond() {
  field('10 mm')?.click();
  field('Screws')?.click();
  container.querySelector<HTMLElement>('[data-component="quantity-stepper"] button:last-of-type')?.click();
}

function hydrate(node: ReactNode) {
  const root = hydrateRoot(container, node);
  unmount = () => root.unmount();
}

const outcome = () => container.querySelector('p')?.textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  act(unmount);
  container.remove();
});

test('[R2.5] [R6.12] preserves what was chosen and typed before hydration', async () => {
  chooseFirst();
  field('10 mm')?.click();
  await act(async () => hydrate(<Purchase />));
  expect(outcome()).toBe('Black, 10 mm, 6, Gaskets');
  expect(container.querySelector<HTMLInputElement>('[name="quantity"]')?.value).toBe('6');
});

test('[R2.5] [R6.12] preserves what is chosen while hydration is suspended', async () => {
  chooseFirst();
  const code = Promise.withResolvers<null>();
  function Waiting() {
    return use(code.promise);
  }
  await act(async () =>
    hydrate(
      <Purchase>
        <Waiting />
      </Purchase>,
    ),
  );
  field('10 mm')?.click();
  await act(async () => code.resolve(null));
  expect(outcome()).toBe('Black, 10 mm, 6, Gaskets');
});

test('[R2.5] [R6.12] applies a choice made between the effects of hydration and the next render', async () => {
  // act() would render the effects' changes immediately; a browser does so in a later task.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  chooseFirst();
  function Clicking() {
    useEffect(() => queueMicrotask(chooseSecond), []);
    return null;
  }
  hydrate(
    <Purchase>
      <Clicking />
    </Purchase>,
  );
  await vi.waitFor(() => expect(outcome()).toBe('Black, 10 mm, 7, Gaskets, Screws'));
});
