// The page that the server renders and the browser hydrates.
import { createElement as h, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Announcer } from '@rider/ui/announcer';
import { Button } from '@rider/ui/button';
import { CspNonce } from '@rider/ui/csp-nonce';
import { Dialog } from '@rider/ui/dialog';
import { Select, TextField } from '@rider/ui/field';
import { Popover } from '@rider/ui/popover';
import { notify, Toasts } from '@rider/ui/toast';

/** @param {{ messages: Record<string, string>, nonce?: string }} props */
export function Page({ messages, nonce }) {
  const [place, setPlace] = useState('center');
  const dialog = h(Dialog, { title: 'Shipping', place, trigger: h(Button, null, 'Open dialog') }, 'Three days.');
  return h(
    IntlProvider,
    { locale: 'en-US', messages },
    h(CspNonce, { nonce }),
    h(TextField, { label: 'Company', name: 'company' }),
    h(Select, { label: 'Country', name: 'country' }, h('option', null, 'United States')),
    h(Button, { onClick: () => setPlace('end') }, 'Use a drawer'),
    h(Button, { onClick: () => notify({ message: 'Saved', tone: 'success' }) }, 'Notify'),
    dialog,
    h(Popover, { label: 'Stock', trigger: h(Button, null, 'Open popover') }, 'In stock'),
    h(Announcer),
    h(Toasts),
  );
}
