import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** Asks before a link or the browser leaves a page with unsaved changes. */
export function useLeaveWarning(isChanged: boolean): void {
  const question = useIntl().formatMessage({ id: 'desk.leaveUnsaved' });
  useEffect(() => {
    if (!isChanged) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const leaves =
        link !== null && link.getAttribute('target') === null && !link.getAttribute('href')?.startsWith('#');
      if (!leaves || event.ctrlKey || event.metaKey || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    // Before the router's own listener.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isChanged, question]);
}
