import { EMAIL_TEXT_STATES } from '@rider/api/operator';
import { Route, Routes } from 'react-router';
import { emailPreviewsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useLocale } from '../messages/use-messages.ts';
import { EmailEditor } from './email-editor.tsx';

/** The texts of all e-mails, which operators change. */
export default function EmailTexts() {
  return (
    <Routes>
      <Route index element={<EmailList />} />
      <Route path=":name" element={<EmailEditor />} />
    </Routes>
  );
}

const TONES = { default: 'neutral', changed: 'accent', unusable: 'danger' } as const;

/** The e-mails with invented names and amounts. */
function EmailList() {
  const locale = useLocale();
  return (
    <ListScreen
      section="email-texts"
      messages="desk.emailTexts"
      queryOf={emailPreviewsQuery}
      states={EMAIL_TEXT_STATES}
      columns={[
        { id: 'name', text: ({ title }) => title[locale], href: ({ name }) => `/email-texts/${name}`, rowHeader: true },
        { id: 'subject', cell: ({ texts }) => texts[locale].subject || texts[locale].body },
        { id: 'state', state: ({ state }) => state, tones: TONES },
      ]}
      getRowId={({ name }) => name}
    />
  );
}
