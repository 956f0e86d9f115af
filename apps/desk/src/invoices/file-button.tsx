import type { PrintedDocument } from '@rider/api/invoice';
import { Button } from '@rider/ui/button';
import { FormattedMessage } from 'react-intl';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { saveFile } from './save-file.ts';

/** Props of `FileButton`. */
export interface FileButtonProps {
  get: () => Promise<PrintedDocument>;
  /** Names the document, for tables with several buttons. */
  name?: string;
}

/** Saves a document as PDF. */
export function FileButton({ get, name }: FileButtonProps) {
  const acting = useOperatorAction();
  return (
    <Button size="small" pending={acting.pending} onClick={() => void acting.run(async () => saveFile(await get()))}>
      <FormattedMessage id={name === undefined ? 'desk.credit.pdf' : 'desk.credit.pdfOf'} values={{ name }} />
    </Button>
  );
}
