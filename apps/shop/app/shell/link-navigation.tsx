import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../messages/messages.tsx';
import { markedLink, pathOf } from './marked-link.ts';

/** Follows the links that ShopLink marks within the document. */
export function LinkNavigation(): null {
  const navigate = useNavigate();
  const locale = useLocale();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = markedLink(event);
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(pathOf(link, locale), { replace: link.href === window.location.href });
  });
  useEffect(() => {
    // On the window, so that handlers of components may prevent the default first.
    const onClick = (event: MouseEvent) => follow(event);
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, []);
  return null;
}
