// Renders with the oldest React and react-intl that the package allows, and says which they are.
import { createElement as h, version } from 'react';
import { renderToString } from 'react-dom/server';
import { money } from '@rider/model/money';
import { Button, Dialog, Form, FormActions, Price, Text, TextField, UiProvider } from '@rider/ui';
import messages from '@rider/ui/messages/en-US.json' with { type: 'json' };

const page = h(
  UiProvider,
  { locale: 'en-US', messages, timeZone: 'UTC', formats: { money: { currency: 'EUR' } } },
  h(Text, null, h(Price, { amount: money(123_450) })),
  h(
    Form,
    { action: '/save' },
    h(TextField, { label: 'Company', name: 'company', required: true }),
    h(FormActions, { submit: 'Save' }),
  ),
  h(Dialog, { title: 'Shipping', trigger: h(Button, null, 'Open') }),
);
console.log(version, renderToString(page));
