import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Chat, openLine, type Line } from './chat.tsx';

/** A real host asks its server for the buyer's token; the test puts it, and the shop's origin, into the address. */
const address = new URLSearchParams(location.search);

function Page() {
  const [line, setLine] = useState<Line>();
  const ask = async () =>
    setLine(await openLine(address.get('shop') ?? '', () => Promise.resolve(address.get('token') ?? '')));
  return (
    <main>
      <button type="button" onClick={() => void ask()}>
        Ask us
      </button>
      {line && <Chat line={line} onClose={() => setLine(undefined)} />}
    </main>
  );
}

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no root');
createRoot(place).render(<Page />);
