import type { EmailPreview } from '@rider/api/operator';
import { emailPreviewsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useLocale } from '../messages/use-messages.ts';
import { EmailDialog } from './email-dialog.tsx';

/** The texts of all e-mails, with invented names and amounts. */
export default function EmailTexts() {
  const locale = useLocale();
  const subjectOf = ({ texts }: EmailPreview) => texts[locale].subject;
  return (
    <ListScreen
      section="email-texts"
      messages="desk.emailTexts"
      queryOf={emailPreviewsQuery}
      columns={[
        { id: 'subject', cell: subjectOf, rowHeader: true },
        { id: 'name', cell: ({ title }) => title[locale] },
      ]}
      getRowId={({ name }) => name}
      rowActions={(email) => [{ label: 'read', name: 'readOne', values: { subject: subjectOf(email) } }]}
      renderDialog={(email, close) => <EmailDialog email={email} onClose={close} />}
    />
  );
}
