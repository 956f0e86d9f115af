import { createPreview } from '@rider/api/operator';
import type { EnteredPreview } from '@rider/model/validation';
import { api } from '../data/desk-api.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';

/** Opens previews of the shop in a new tab. */
export function usePreview() {
  const { run, pending } = useOperatorAction('preview');
  return {
    pending,
    /** Resolves to whether the preview was opened. */
    open: async (preview: EnteredPreview): Promise<boolean> => {
      // At once: a browser blocks what opens long after the press.
      const tab = window.open('', '_blank');
      const isOpen = await run(async () => {
        const { path } = await createPreview(api, preview);
        (tab ?? window).location.assign(path);
      });
      if (!isOpen) tab?.close();
      return isOpen;
    },
  };
}
