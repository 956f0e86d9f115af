// What the README shows beside its first code, on one page.
import form from '@rider/ui/messages/form/en-US.json';
import { UiProvider } from '@rider/ui/provider';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { CompanyForm } from './company-form.tsx';
import { HostLink } from './host-link.tsx';
import { Page } from './page.tsx';
import { Total } from './total.tsx';

/** What a host would send to its server. */
const actions: string[] = [];
const keep = (what: string) => {
  actions.push(what);
  document.title = actions.join(', ');
  return Promise.resolve();
};

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no root');
createRoot(place).render(
  <BrowserRouter>
    <Page errors={{}} Link={HostLink} save={() => keep('saved')} />
    <Total />
    <UiProvider locale="en-US" messages={form} timeZone="UTC" link={HostLink} screens={null}>
      <CompanyForm save={(fields) => keep(String(fields.get('company')))} />
    </UiProvider>
  </BrowserRouter>,
);
