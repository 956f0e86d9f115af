import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { Checkbox, Select, TextArea, TextField } from './index.ts';

test('[R6.12] fields are rendered on a server, which has no document', () => {
  for (const name of ['document', 'window', 'HTMLTextAreaElement', 'HTMLSelectElement']) vi.stubGlobal(name, undefined);
  const html = renderToString(
    <IntlProvider locale="en-US" messages={english}>
      <TextField label="Text" name="text" defaultValue="one" />
      <TextArea label="Own" name="own" defaultValue="two" />
      <TextArea label="Held" name="held" value="three" onChange={() => undefined} />
      <Checkbox label="Box" name="box" defaultChecked />
      <Select label="Select" name="select" defaultValue="four">
        <option>four</option>
      </Select>
    </IntlProvider>,
  );
  vi.unstubAllGlobals();
  for (const value of ['value="one"', '>two</textarea>', '>three</textarea>', 'checked=""', 'selected=""'])
    expect(html).toContain(value);
});
