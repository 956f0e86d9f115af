// A page of server components, which fetches data; only interactive parts run in the browser.
import { createElement as h } from 'react';
import { Badge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Stack } from '@rider/ui/layout';
import { UiProvider } from '@rider/ui/provider';
import { Heading, Text } from '@rider/ui/text';
import { ChatCorner } from './chat.js';
import messages from '@rider/ui/messages/dialog/en-US.json' with { type: 'json' };

async function Stock() {
  const pieces = await Promise.resolve(40);
  return h(Text, null, `${pieces} in stock`);
}

export function Page() {
  return h(
    'html',
    { lang: 'en-US' },
    h(
      'head',
      null,
      h('title', null, 'Server components'),
      h('link', { rel: 'icon', href: 'data:,' }),
      h('link', { rel: 'stylesheet', href: '/styles.css' }),
      h('link', { rel: 'stylesheet', href: '/chat.css' }),
    ),
    h(
      'body',
      null,
      h(
        UiProvider,
        { locale: 'en-US', messages, timeZone: 'UTC' },
        h(
          Stack,
          null,
          h(Heading, { level: 1 }, 'Hinges ', h(Badge, null, 'New')),
          h(Stock),
          h(Dialog, { title: 'Shipping', trigger: h(Button, { variant: 'primary' }, 'Open') }, 'Two days.'),
          h(ChatCorner),
        ),
      ),
    ),
  );
}
