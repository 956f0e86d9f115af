import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../messages/messages.tsx';
import { leadToSignIn } from '../session/lead-to-sign-in.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { markedLink, pathOf } from './marked-link.ts';

/**
 * Follows the links that ShopLink marks within the document, a visitor's to a buyer's screen to sign-in; marks a page that back or forward
 * leads to, whose place is restored.
 */
export function LinkNavigation(): null {
  const navigate = useNavigate();
  const locale = useLocale();
  const signedIn = useSignedIn();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = markedLink(event);
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    document.documentElement.toggleAttribute('data-restored', false);
    void navigate(leadToSignIn(pathOf(link, locale), signedIn), { replace: link.href === window.location.href });
  });
  useEffect(() => {
    // On the window, so that handlers of components may prevent the default first.
    const onClick = (event: MouseEvent) => follow(event);
    const onRestore = () => document.documentElement.toggleAttribute('data-restored', true);
    window.addEventListener('click', onClick);
    window.addEventListener('popstate', onRestore);
    return () => {
      window.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onRestore);
    };
  }, []);
  return null;
}
