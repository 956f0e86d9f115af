import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** The place of the shown page among those of the tab, as the router numbers them. */
function placeInHistory(): number {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}

/** Asks before a link, the Back button or the browser leaves a page with unsaved changes. */
export function useLeaveWarning(isChanged: boolean): void {
  const question = useIntl().formatMessage({ id: 'desk.leaveUnsaved' });
  useEffect(() => {
    if (!isChanged) return;
    const place = placeInHistory();
    let isReturning = false;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const leaves =
        link !== null && link.getAttribute('target') === null && !link.getAttribute('href')?.startsWith('#');
      if (!leaves || event.ctrlKey || event.metaKey || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // The browser has moved already: after a no it goes back, and the router must not see either move.
    const onMove = (event: PopStateEvent) => {
      if (!isReturning && window.confirm(question)) return;
      event.stopImmediatePropagation();
      const steps = place - placeInHistory();
      isReturning = steps !== 0;
      if (isReturning) window.history.go(steps);
    };
    window.addEventListener('beforeunload', onUnload);
    // Before the router's own listeners.
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onMove, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onMove, { capture: true });
    };
  }, [isChanged, question]);
}
