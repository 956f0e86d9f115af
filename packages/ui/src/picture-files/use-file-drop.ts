'use client';

import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Handlers that make an element take dropped and pasted files, none without `take`; `over` tells whether files are held over it. */
export function useFileDrop(take: ((files: readonly File[]) => void) | undefined) {
  const [over, setOver] = useState(false);
  const accept = (event: { preventDefault: () => void }, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    take?.([...files]);
  };
  const handlers = take && {
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
      accept(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => {
      // Office programs put a picture of the text beside it: the text is meant.
      if (!event.clipboardData.types.includes('text/plain')) accept(event, event.clipboardData);
    },
  };
  return { over, handlers };
}
