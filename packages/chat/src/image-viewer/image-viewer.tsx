'use client';

import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@rider/ui/icon';
import { usePictureSource } from '../message/index.ts';
import { focusedElement } from '../provider/focused-element.ts';
import * as styles from './image-viewer.css.ts';

/** A picture of the conversation. */
export interface ViewedImage {
  key: string;
  /** Its address, or the file until the server has it. */
  source: string | Blob;
  label: string;
}

/** Props of the viewer. */
export interface ImageViewerProps {
  /** Pictures of the conversation, in their order. */
  images: readonly ViewedImage[];
  /** The key of the current picture. */
  value: string;
  /** Called with the key of the picture to show. */
  onValueChange(key: string): void;
  /** Called to close it. */
  onClose(): void;
}

/** Shows the pictures of a conversation enlarged, one at a time. Escape closes it and returns the focus. */
export function ImageViewer({ images, value: current, onValueChange, onClose }: ImageViewerProps) {
  const intl = useIntl();
  const ref = useModal();
  const index = images.findIndex(({ key }) => key === current);
  const image = images[index];
  const [actualSize, setActualSize] = useState(false);
  const go = (to: number) => {
    const next = images[to];
    if (!next) return;
    setActualSize(false);
    onValueChange(next.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrows scroll a picture that is larger than the screen.
    const step = actualSize ? 0 : stepOf(event);
    if (step !== 0) go(index + step);
    // The list and window below handle the same keys.
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work wherever in it the focus is
    <dialog
      ref={ref}
      data-component="chat-image-viewer"
      data-state={actualSize ? 'actual' : 'fit'}
      aria-label={image?.label}
      className={styles.viewer}
      // Strict mode closes and reopens the dialog; that is not the user's close.
      onClose={(event) => event.currentTarget.open || onClose()}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <span aria-live="polite" className={styles.count}>
          <FormattedMessage id="chat.viewer.count" values={{ number: index + 1, count: images.length }} />
        </span>
        <button
          type="button"
          aria-pressed={actualSize}
          className={styles.buttonInBar}
          onClick={() => setActualSize(!actualSize)}
        >
          <Icon name="zoom" label={intl.formatMessage({ id: 'chat.viewer.actualSize' })} />
        </button>
        <button type="button" className={styles.buttonInBar} onClick={() => ref.current?.close()}>
          <Icon name="close" label={intl.formatMessage({ id: 'chat.viewer.close' })} />
        </button>
      </div>
      {image && <Picture image={image} actualSize={actualSize} onToggle={() => setActualSize(!actualSize)} />}
      {images.length > 1 && <Steps index={index} count={images.length} go={go} />}
    </dialog>
  );
}

function stepOf({ key, currentTarget }: KeyboardEvent): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0;
}

/** Opens on mount; the native dialog traps and returns the focus. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = focusedElement();
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return ref;
}

function Picture({ image, actualSize, onToggle }: { image: ViewedImage; actualSize: boolean; onToggle(): void }) {
  const picture = usePictureSource(image.source);
  return (
    <div
      role="group"
      aria-label={image.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the focus
      tabIndex={actualSize ? 0 : undefined}
      className={styles.stage}
    >
      {/* The button in the bar does the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <img
        key={image.key}
        {...picture}
        alt={image.label}
        className={actualSize ? styles.actual : styles.fit}
        onClick={onToggle}
      />
    </div>
  );
}

function Steps({ index, count, go }: { index: number; count: number; go(to: number): void }) {
  const intl = useIntl();
  return (
    <>
      <button type="button" className={styles.previous} aria-disabled={index === 0} onClick={() => go(index - 1)}>
        <Icon name="chevron-left" size="large" label={intl.formatMessage({ id: 'chat.viewer.previous' })} />
      </button>
      <button type="button" className={styles.next} aria-disabled={index === count - 1} onClick={() => go(index + 1)}>
        <Icon name="chevron-right" size="large" label={intl.formatMessage({ id: 'chat.viewer.next' })} />
      </button>
    </>
  );
}
