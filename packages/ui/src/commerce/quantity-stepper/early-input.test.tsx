import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { firstChoice, VariantPicker } from '../variant-picker/index.ts';
import { QuantityStepper } from './index.ts';

const attributes = [
  { name: 'Finish', values: ['Chrome', 'Black'].map((label) => ({ label, color: null })) },
  { name: 'Glass', values: ['8 mm', '10 mm'].map((label) => ({ label, color: null })) },
];
const skus = ['Chrome', 'Black'].flatMap((finish) =>
  ['8 mm', '10 mm'].map((glass) => ({ values: [finish, glass], stock: 9 })),
);

function Purchase() {
  const [chosen, setChosen] = useState(firstChoice(skus));
  const [quantity, setQuantity] = useState(2);
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
      <p>{[...chosen, quantity].join(', ')}</p>
    </IntlProvider>
  );
}

test('[R2.5] [R6.12] what was chosen and typed before the script took over is kept', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Purchase />);
  document.body.append(container);
  container.querySelector<HTMLInputElement>('[value="Black"]')?.click();
  container.querySelector<HTMLInputElement>('[value="10 mm"]')?.click();
  const field = container.querySelector<HTMLInputElement>('[name="quantity"]');
  if (field) field.value = '6';
  const root = await act(() => Promise.resolve(hydrateRoot(container, <Purchase />)));
  expect(container.querySelector('p')?.textContent).toBe('Black, 10 mm, 6');
  expect(field?.value).toBe('6');
  act(() => root.unmount());
  container.remove();
});
