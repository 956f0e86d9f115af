import './host.css';
import '@rider/ui/reset';
import { money, moneyToDecimal } from '@rider/model/money';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { tokens } from '@rider/ui/tokens';
import messages from '@rider/ui/messages/en-US.json';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

function Page() {
  const [count, setCount] = useState(0);
  return (
    <main style={{ padding: tokens.space.x8 }}>
      <Button variant="primary" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </Button>
      <Dialog title="Shipping" trigger={<Button>Open</Button>}>
        <p>{moneyToDecimal(money(1250))} USD</p>
      </Dialog>
    </main>
  );
}

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no root');
createRoot(place).render(
  <IntlProvider locale="en-US" messages={messages}>
    <Page />
  </IntlProvider>,
);
