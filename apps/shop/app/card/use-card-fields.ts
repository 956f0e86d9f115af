import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../messages/messages.tsx';
import { openCardFields, type CardFields, type WantedFields } from './card-fields.ts';

/** The provider's fields, drawn into `place` as long as the page shows them. */
export function useCardFields({ publishableKey, clientSecret, sandboxScript }: Omit<WantedFields, 'locale'>) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading');
  useEffect(() => {
    let isLeft = false;
    const open = async () => {
      try {
        const opened = await openCardFields({ publishableKey, clientSecret, sandboxScript, locale }, place.current);
        if (isLeft) return opened.close();
        fields.current = opened;
        setState('ready');
      } catch {
        if (!isLeft) setState('failed');
      }
    };
    void open();
    return () => {
      isLeft = true;
      fields.current?.close();
      fields.current = null;
    };
  }, [publishableKey, clientSecret, sandboxScript, locale]);
  return { place, fields, state };
}
