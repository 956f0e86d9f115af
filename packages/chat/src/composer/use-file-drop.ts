import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Makes an element take files that are dropped or pasted; tells whether some are held over it. */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      // Moving on to a child is no leaving.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      const { files } = event.dataTransfer;
      if (files.length === 0) return;
      event.preventDefault();
      take([...files]);
    },
    onPaste: (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData;
      // Office programs put a picture of the text beside it: the text is meant.
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      take([...files]);
    },
  };
  return { over, handlers };
}
