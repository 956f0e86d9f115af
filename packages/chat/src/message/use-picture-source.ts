'use client';

import { useCallback } from 'react';

/** The `src` of an image: an address, or an object URL that is revoked on unmount. */
export function usePictureSource(source: string | Blob) {
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || typeof source === 'string') return undefined;
      const address = URL.createObjectURL(source);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [source],
  );
  return { ref, src: typeof source === 'string' ? source : undefined };
}
