import { Button } from '@rider/ui/button';
import { lazyWithRetry } from '@rider/ui/lazy-with-retry';
import { Suspense, useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './search-button.css.ts';

const SearchDialog = lazyWithRetry(() => import('./search-dialog.tsx'));

/** On a Mac, Control+K deletes to the end of a line. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const KEYS = isMac ? '⌘ K' : 'Ctrl K';

/** A button, and Control+K or Command+K everywhere, that open the search for sections, orders, products and buyers. */
export function SearchButton() {
  const text = useMessages('desk.search');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const hasModifier = isMac ? event.metaKey : event.ctrlKey;
      if (event.key.toLowerCase() !== 'k' || !hasModifier || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // A dialog may contain entries that are not saved.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) setOpen(true);
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <Button
        icon="search"
        size="small"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
        className={styles.button}
      >
        {text('open')}
        <kbd aria-hidden className={styles.keys}>
          {KEYS}
        </kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
