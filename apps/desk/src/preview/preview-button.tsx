import type { EnteredPreview } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { useMessages } from '../messages/use-messages.ts';
import { usePreview } from './use-preview.ts';

/** Props of `PreviewButton`. */
export interface PreviewButtonProps {
  /** Returns the draft at the press. */
  getDraft: () => EnteredPreview['draft'];
  /** The preview shows what was saved last. */
  savedOnly?: boolean;
}

/** Shows a draft as buyers will see it, in a new tab. */
export function PreviewButton({ getDraft, savedOnly = false }: PreviewButtonProps) {
  const text = useMessages('desk.preview');
  const { open, pending } = usePreview();
  return (
    <Button
      size="small"
      icon="external"
      pending={pending}
      {...(savedOnly && { title: text('savedOnly') })}
      onClick={() => void open({ draft: getDraft(), at: null })}
    >
      {text('open')}
    </Button>
  );
}
