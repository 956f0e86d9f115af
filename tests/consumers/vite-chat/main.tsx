import '@rider/ui/reset';
import { ChatProvider } from '@rider/chat/provider';
import { screens } from '@rider/model/screens';
import messages from '@rider/ui/messages/en-US.json';
import { Breadcrumbs } from '@rider/ui/breadcrumbs';
import { Button } from '@rider/ui/button';
import { UiProvider } from '@rider/ui/provider';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, useParams } from 'react-router';
import { Chat, openLine, type Line } from './chat.tsx';
import { HostLink } from './host-link.tsx';
import { Writing } from './writing.tsx';

/** A real host fetches the buyer's token from its server; the test puts it, and the shop's origin, into the address. */
const address = new URLSearchParams(location.search);

/** Stays while pages change, and the chat with it. */
function Layout() {
  const [line, setLine] = useState<Line>();
  const openChat = async () =>
    setLine(await openLine(address.get('shop') ?? '', () => Promise.resolve(address.get('token') ?? '')));
  const close = () => setLine(undefined);
  return (
    <UiProvider locale="en-US" messages={messages} timeZone="America/Los_Angeles" link={HostLink} screens={screens}>
      <main>
        <Outlet />
        <Button onClick={openChat}>Ask us</Button>
      </main>
      {line &&
        (address.has('writing') ? <Written line={line} onClose={close} /> : <Chat line={line} onClose={close} />)}
    </UiProvider>
  );
}

function Written({ line: { client, messages: texts, drafts }, onClose }: { line: Line; onClose(): void }) {
  return (
    <ChatProvider locale="en-US" messages={texts}>
      <Writing client={client} drafts={drafts} onClose={onClose} />
    </ChatProvider>
  );
}

function Goods() {
  const { name = 'All goods' } = useParams();
  return (
    <>
      <Breadcrumbs items={[{ label: 'Goods', href: '/' }, { label: 'Hinges', href: '/hinges' }, { label: name }]} />
      <h1>{name}</h1>
    </>
  );
}

const router = createBrowserRouter([
  {
    Component: Layout,
    children: [
      { index: true, Component: Goods },
      { path: ':name', Component: Goods },
    ],
  },
]);

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no root');
createRoot(place).render(<RouterProvider router={router} />);
