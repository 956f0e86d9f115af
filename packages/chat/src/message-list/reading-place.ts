import type { RowHeights } from './row-heights.ts';
import type { Row } from './rows.ts';
import type { View } from './shown-range.ts';

/** So near to the end, the reader follows what comes. */
const NEAR_THE_END = 80;

/**
 * Keeps the reader's place while the list changes around it: at the end, or at the row that stands first in the view.
 * The browser's own scroll anchoring is not in every browser, and knows nothing of rows that are not drawn.
 */
export class ReadingPlace {
  readonly heights: RowHeights;
  #scroller: HTMLElement | null = null;
  #list: HTMLElement | null = null;
  #follows = true;
  #anchor: { key: string; top: number } | undefined;
  /** Where the scroller was when it was last looked at, and how long its content. */
  #seen = { top: 0, height: 0 };

  constructor(heights: RowHeights) {
    this.heights = heights;
  }

  /** The elements, as they come and go. */
  readonly attachScroller = (element: HTMLElement | null): void => {
    this.#scroller = element;
  };
  readonly attachList = (element: HTMLElement | null): void => {
    this.#list = element;
  };

  get scroller(): HTMLElement | null {
    return this.#scroller;
  }

  /** Whether the reader is at the end, and so follows new messages. */
  get follows(): boolean {
    return this.#follows;
  }

  /** Goes to the end with the next `settle`, and stays there. */
  follow(): void {
    this.#takeIn();
    this.#follows = true;
  }

  /** Stays where a row is; for a jump to it. */
  leaveTheEnd(): void {
    this.#follows = false;
    this.#anchor = undefined;
  }

  /** The element of a row, while it is drawn. */
  elementOf(key: string): HTMLElement | undefined {
    return this.#rows().find(({ dataset }) => dataset['key'] === key);
  }

  /** After each change of the list: measures what is drawn, and puts the reader back. `start` is the first row drawn. */
  settle(rows: readonly Row[], start: number): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    this.#catchUp(scroller);
    for (const [offset, row] of this.#rows().entries())
      this.heights.measure(rows, start + offset, row.getBoundingClientRect().height);
    if (this.#follows) scroller.scrollTop = scroller.scrollHeight;
    else if (this.#anchor) {
      const { key, top } = this.#anchor;
      const element = this.elementOf(key);
      if (element) scroller.scrollTop += this.#topOf(element) - top;
    }
    this.#dropAnchor();
  }

  /** After the reader scrolled. */
  look(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    this.#follows = this.toEnd <= NEAR_THE_END;
    this.#dropAnchor();
  }

  /** The reader may have scrolled since the last look: its event comes later than a change of the list. */
  #catchUp(scroller: HTMLElement): void {
    const moved = scroller.scrollTop - this.#seen.top;
    if (moved === 0 || this.#seen.height === 0) return;
    const toEnd = this.#seen.height - scroller.clientHeight - scroller.scrollTop;
    // A list that became shorter moves by itself, and ends at its end.
    this.#follows = toEnd <= NEAR_THE_END || (this.#follows && this.toEnd <= 1);
    if (this.#anchor) this.#anchor.top -= moved;
  }

  #takeIn(): void {
    if (this.#scroller) this.#seen = { top: this.#scroller.scrollTop, height: this.#scroller.scrollHeight };
  }

  /** Pixels between the view and the end. */
  get toEnd(): number {
    const scroller = this.#scroller;
    return scroller ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : 0;
  }

  /** The visible part. */
  get view(): View {
    const scroller = this.#scroller;
    if (!scroller) return { top: 0, bottom: 0 };
    const top = scroller.scrollTop - (this.#list?.offsetTop ?? 0);
    return { top, bottom: top + scroller.clientHeight };
  }

  #rows(): HTMLElement[] {
    return this.#list ? ([...this.#list.children] as HTMLElement[]) : [];
  }

  /** Of the message in a row: the time above it may go when older ones come. */
  #topOf(row: HTMLElement): number {
    const message = row.querySelector('[data-part="message"]') ?? row;
    return message.getBoundingClientRect().top - (this.#scroller?.getBoundingClientRect().top ?? 0);
  }

  /** Remembers the row that stands first in the view; none where nothing is drawn there. */
  #dropAnchor(): void {
    this.#anchor = undefined;
    this.#takeIn();
    // At the end the end is the place.
    if (this.#follows || !this.#scroller) return;
    const view = this.#scroller.getBoundingClientRect();
    for (const row of this.#rows()) {
      const { top, bottom } = row.getBoundingClientRect();
      if (top > view.bottom) return;
      if (bottom <= view.top) continue;
      this.#anchor = { key: row.dataset['key'] ?? '', top: this.#topOf(row) };
      return;
    }
  }
}
