import type { ApiFile } from '@rider/api/file';
import { Button } from '@rider/ui/button';
import { FormattedMessage } from 'react-intl';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { saveFile } from '../data/save-file.ts';

/** Props of `FileButton`. */
export interface FileButtonProps {
  get: () => Promise<ApiFile>;
  /** Names the document, for tables with several buttons. */
  name?: string;
}

/** Saves a document as PDF. */
export function FileButton({ get, name }: FileButtonProps) {
  const acting = useOperatorAction();
  const save = async () => {
    const { name: fileName, type, bytes } = await get();
    saveFile(fileName, new Blob([bytes], { type }));
  };
  return (
    <Button size="small" pending={acting.pending} onClick={() => void acting.run(save)}>
      <FormattedMessage id={name === undefined ? 'desk.credit.pdf' : 'desk.credit.pdfOf'} values={{ name }} />
    </Button>
  );
}
