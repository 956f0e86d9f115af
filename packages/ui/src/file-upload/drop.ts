import { useState, useSyncExternalStore, type ClipboardEvent, type DragEvent } from 'react';

const never = () => () => undefined;

/** Whether the script has taken over what the server rendered. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The handlers that make an element take dropped and pasted files, and whether some are held over it. */
export function useDrop(take: ((files: readonly File[]) => void) | undefined) {
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
    onPaste: (event: ClipboardEvent) => accept(event, event.clipboardData),
  };
  return { over, handlers };
}
