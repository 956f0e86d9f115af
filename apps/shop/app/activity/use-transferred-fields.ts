import { screens } from '@rider/model/screens';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { lazyPartsLoaded } from './lazy-part.tsx';
import { setTypedFieldsReader, storedFields, storeFields, type StoredFields } from './stored-fields.ts';
import { endRestoring, readScreenFields, restoreFields } from './transfer-fields.ts';

/** The screens on the way to sign-in; what was sent before waits there for the buyer's return. */
const SIGN_IN_SCREENS: readonly string[] = [screens.signIn, screens.accountRequest, screens.forgottenPassword];

/**
 * Restores what was typed before the language was switched, or before sign-in because the session had expired. `buyer` is the id of the
 * signed-in buyer, null without one. Returns the current screen for `storeScreenFields`.
 */
export function useTransferredFields(buyer: string | null): Omit<StoredFields, 'states'> {
  const { pathname: path } = useLocation();
  const sent = useRef<StoredFields | null>(null);
  const noteSubmit = useEffectEvent(() => {
    sent.current = readScreenFields({ path, buyer });
  });
  useTypedFieldsReader(path, buyer);
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
    let isLeft = false;
    // What was typed on the way to sign-in itself comes from its other language.
    if (SIGN_IN_SCREENS.includes(path) && storedFields()?.path !== path) {
      if (sent.current !== null && sent.current.path !== path) storeFields(sent.current);
      sent.current = null;
    } else void lazyPartsLoaded().then(() => (isLeft ? undefined : restoreFields({ path, buyer })));
    return () => {
      isLeft = true;
      endRestoring();
    };
  }, [path, buyer]);
  return { path, buyer };
}

/** Lets `storeTypedFields` read the fields in which a buyer typed. The others may have other values after sign-in, e.g. in the cart. */
function useTypedFieldsReader(path: string, buyer: string | null): void {
  const read = useEffectEvent((typed: WeakSet<Element>) =>
    buyer === null
      ? null
      : readScreenFields({ path, search: window.location.search, buyer }, (field) => typed.has(field)),
  );
  useEffect(() => {
    const typed = new WeakSet<Element>();
    const onInput = ({ target }: Event) => target instanceof Element && typed.add(target);
    const events = ['input', 'change'] as const;
    for (const event of events) document.addEventListener(event, onInput, { capture: true });
    setTypedFieldsReader(() => read(typed));
    return () => {
      for (const event of events) document.removeEventListener(event, onInput, { capture: true });
      setTypedFieldsReader(() => null);
    };
  }, []);
}
