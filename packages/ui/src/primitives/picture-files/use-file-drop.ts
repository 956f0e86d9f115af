'use client';

import { useState, type ClipboardEvent, type DragEvent } from 'react';

/**
 * Returns event handlers that accept dropped and pasted files, none without `take`; `over` is true while files are dragged over the
 * element.
 */
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
      // Entering a child is not leaving the element.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      accept(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => {
      // Office programs add a picture of copied text; the user wants the text.
      if (!event.clipboardData.types.includes('text/plain')) accept(event, event.clipboardData);
    },
  };
  return { over, handlers };
}
