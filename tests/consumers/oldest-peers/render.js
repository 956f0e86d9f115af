// Renders with the oldest React and react-intl that the package allows, and prints their versions.
import { createElement as h, version } from 'react';
import { renderToString } from 'react-dom/server';
import { createApi } from '@rider/api';
import {
  ChatClient,
  ChatProvider,
  ChatWindow,
  Composer,
  loadMessages,
  memoryOutbox,
  nodeEnvironment,
} from '@rider/chat';
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
const client = new ChatClient({
  api: createApi({ baseUrl: 'https://shop.example.com/api', locale: 'en-US' }),
  person: '7',
  environment: nodeEnvironment(),
  outbox: memoryOutbox(),
  tabs: undefined,
  getToken: () => Promise.resolve(''),
  upload: () => Promise.reject(new Error('A program sends no pictures')),
  storage: { getItem: () => null, setItem: () => undefined },
});
const chat = h(
  ChatProvider,
  { locale: 'en-US', messages: await loadMessages('en-US') },
  h(ChatWindow, { client, renderComposer: (onEnd) => h(Composer, { client, onEnd }) }),
);
console.log(version, renderToString(page), renderToString(chat));
