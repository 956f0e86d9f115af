import { screens } from '@rider/model/screens';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { lazyPartsLoaded } from './lazy-part.tsx';
import { storeFields, type StoredFields } from './stored-fields.ts';
import { readScreenFields, restoreFields } from './transfer-fields.ts';

/** The screens on the way to sign-in; what was sent before waits there for the buyer's return. */
const SIGN_IN_SCREENS: readonly string[] = [screens.signIn, screens.accountRequest, screens.forgottenPassword];

/**
 * Restores what was typed before the language was switched, and a form that led to sign-in because the session had expired. `buyer` is the
 * id of the signed-in buyer, null without one. Returns the current screen for `storeScreenFields`.
 */
export function useTransferredFields(buyer: string | null): Omit<StoredFields, 'states'> {
  const { pathname: path } = useLocation();
  const sent = useRef<StoredFields | null>(null);
  const noteSubmit = useEffectEvent(() => {
    sent.current = readScreenFields({ path, buyer });
  });
  useEffect(() => {
    const onSubmit = () => noteSubmit();
    // A visitor who follows a link leaves the form on purpose.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) sent.current = null;
    };
    document.addEventListener('submit', onSubmit, { capture: true });
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('submit', onSubmit, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (SIGN_IN_SCREENS.includes(path)) {
      if (sent.current !== null && sent.current.path !== path) storeFields(sent.current);
      sent.current = null;
    } else void lazyPartsLoaded().then(() => restoreFields({ path, buyer }));
  }, [path, buyer]);
  return { path, buyer };
}
