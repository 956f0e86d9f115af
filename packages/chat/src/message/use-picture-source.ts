'use client';

import { useCallback } from 'react';

/** Gives an image its picture: an address, or a file, whose address lives as long as the image does. */
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
