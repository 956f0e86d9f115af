import { useEffect, useState } from 'react';

/** Address of a picture; that of a Blob lives as long as it is shown, and is there after the first render. */
export function useObjectAddress(source: string | Blob): string | undefined {
  const [ofBlob, setOfBlob] = useState<string>();
  useEffect(() => {
    if (typeof source === 'string') return undefined;
    const address = URL.createObjectURL(source);
    setOfBlob(address);
    return () => URL.revokeObjectURL(address);
  }, [source]);
  return typeof source === 'string' ? source : ofBlob;
}
