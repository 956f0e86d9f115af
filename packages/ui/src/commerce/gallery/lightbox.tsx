'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { Picture } from '../../primitives/picture/index.ts';
import * as styles from './lightbox.css.ts';

/** A picture of the gallery. */
export interface GalleryImage {
  src: string;
  /** A smaller version for the thumbnail. */
  small?: string | undefined;
  /** Describes the picture, e.g. product and finish. */
  alt: string;
}

const LEVELS = [1, 1.5, 2, 3, 4] as const;
/** Pixels an arrow key pans an enlarged picture. */
const PAN_STEP = 60;

interface LightboxProps {
  images: readonly GalleryImage[];
  index: number;
  onSelect: (index: number) => void;
  onClose: () => void;
}

interface View {
  level: number;
  x: number;
  y: number;
}

const FITTED: View = { level: 0, x: 0, y: 0 };

function clamp(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit);
}

/** The zoom dialog: buttons, + and − zoom; arrow keys and dragging pan, or change the picture while it is fitted. */
export default function Lightbox({ images, index, onSelect, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(FITTED);
  const image = images[index];
  const scale = LEVELS[view.level] ?? 1;

  useEffect(() => dialog.current?.showModal(), []);

  function zoom(change: 1 | -1) {
    setView((last) => {
      const level = Math.min(Math.max(last.level + change, 0), LEVELS.length - 1);
      return level === 0 ? FITTED : { ...last, level };
    });
  }
  function pan(x: number, y: number) {
    const limit = (((stage.current?.clientWidth ?? 0) * (scale - 1)) / 2) | 0;
    setView((last) => ({ ...last, x: clamp(last.x + x, limit), y: clamp(last.y + y, limit) }));
  }
  function turn(change: 1 | -1) {
    setView(FITTED);
    onSelect((index + change + images.length) % images.length);
  }
  function onKeyDown(event: KeyboardEvent) {
    const horizontal = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
    const vertical = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else if (view.level > 0 && (horizontal || vertical)) pan(-(horizontal ?? 0) * PAN_STEP, -vertical * PAN_STEP);
    else if (horizontal && images.length > 1) turn(horizontal);
    else return;
    event.preventDefault();
  }
  function onPointerMove(event: PointerEvent) {
    if (event.buttons === 1 && view.level > 0) pan(event.movementX, event.movementY);
  }
  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      data-component="lightbox"
      aria-label={image.alt}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className={styles.lightbox}
    >
      <div className={styles.bar}>
        <output className={styles.level}>
          <FormattedMessage id="ui.gallery.level" values={{ percent: scale * 100 }} />
        </output>
        <Control icon="plus" meaning="zoomIn" onClick={() => zoom(1)} disabled={view.level === LEVELS.length - 1} />
        <Control icon="minus" meaning="zoomOut" onClick={() => zoom(-1)} disabled={view.level === 0} />
        {images.length > 1 && (
          <>
            <Control icon="chevron-left" meaning="previous" onClick={() => turn(-1)} />
            <Control icon="chevron-right" meaning="next" onClick={() => turn(1)} />
          </>
        )}
        <Control icon="close" meaning="close" onClick={() => dialog.current?.close()} />
      </div>
      <div
        ref={stage}
        data-state={view.level > 0 ? 'enlarged' : undefined}
        onPointerDown={(event) => event.currentTarget.setPointerCapture?.(event.pointerId)}
        onPointerMove={onPointerMove}
        onDoubleClick={() => (view.level === 0 ? setView({ level: 2, x: 0, y: 0 }) : setView(FITTED))}
        className={styles.stage}
      >
        <Picture
          src={image.src}
          alt={image.alt}
          size={800}
          shape="fill"
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${scale})` }}
          className={styles.picture}
        />
      </div>
    </dialog>
  );
}

interface ControlProps {
  icon: IconName;
  meaning: 'zoomIn' | 'zoomOut' | 'previous' | 'next' | 'close';
  onClick: () => void;
  disabled?: boolean;
}

/** Has aria-disabled at the end of the range, to stay focusable. */
function Control({ icon, meaning, onClick, disabled = false }: ControlProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      onClick={onClick}
      aria-disabled={disabled || undefined}
      aria-label={intl.formatMessage({ id: `ui.gallery.${meaning}` })}
      className={styles.control}
    >
      <Icon name={icon} />
    </button>
  );
}
