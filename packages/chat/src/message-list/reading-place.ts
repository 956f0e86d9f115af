import type { RowHeights } from './row-heights.ts';
import type { Row } from './rows.ts';
import type { View } from './shown-range.ts';

/** Within this distance from the end, the list follows new messages; px. */
const NEAR_THE_END = 80;

/**
 * Preserves the reading position while the list changes: at the end, or at the first visible row. The browser's scroll anchoring is not
 * available everywhere and ignores rows that are not rendered.
 */
export class ReadingPlace {
  readonly heights: RowHeights;
  #scroller: HTMLElement | null = null;
  #list: HTMLElement | null = null;
  #follows = true;
  #anchor: { key: string; top: number } | undefined;
  /** Last known scroll offset and content height. */
  #seen = { top: 0, height: 0 };

  constructor(heights: RowHeights) {
    this.heights = heights;
  }

  /** Sets the elements as they mount and unmount. */
  readonly attachScroller = (element: HTMLElement | null): void => {
    this.#scroller = element;
  };
  readonly attachList = (element: HTMLElement | null): void => {
    this.#list = element;
  };

  get scroller(): HTMLElement | null {
    return this.#scroller;
  }

  /** Whether the user is at the end, so that the list follows new messages. */
  get follows(): boolean {
    return this.#follows;
  }

  /** Scrolls to the end at the next `settle` and stays there. */
  follow(): void {
    this.#rememberScroll();
    this.#follows = true;
  }

  /** Anchors to a row; for jumping to it. */
  leaveTheEnd(): void {
    this.#follows = false;
    this.#anchor = undefined;
  }

  /** The element of a rendered row. */
  elementOf(key: string): HTMLElement | undefined {
    return this.#rows().find(({ dataset }) => dataset['key'] === key);
  }

  /**
   * Call after each change of the list: measures the rendered rows and restores the position. `start` is the first
   * rendered row.
   */
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
    this.#updateAnchor();
  }

  /** Call after the user scrolled. */
  look(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    this.#follows = this.toEnd <= NEAR_THE_END;
    this.#updateAnchor();
  }

  /** Detects a scroll whose event has not fired before the list changes. */
  #catchUp(scroller: HTMLElement): void {
    const moved = scroller.scrollTop - this.#seen.top;
    if (moved === 0 || this.#seen.height === 0) return;
    const toEnd = this.#seen.height - scroller.clientHeight - scroller.scrollTop;
    // A list that became shorter is clamped by the browser to its end.
    this.#follows = toEnd <= NEAR_THE_END || (this.#follows && this.toEnd <= 1);
    if (this.#anchor) this.#anchor.top -= moved;
  }

  #rememberScroll(): void {
    if (this.#scroller) this.#seen = { top: this.#scroller.scrollTop, height: this.#scroller.scrollHeight };
  }

  /** Pixels between the viewport and the end. */
  get toEnd(): number {
    const scroller = this.#scroller;
    return scroller ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : 0;
  }

  /** The visible range. */
  get view(): View {
    const scroller = this.#scroller;
    if (!scroller) return { top: 0, bottom: 0 };
    const top = scroller.scrollTop - (this.#list?.offsetTop ?? 0);
    return { top, bottom: top + scroller.clientHeight };
  }

  #rows(): HTMLElement[] {
    return this.#list ? ([...this.#list.children] as HTMLElement[]) : [];
  }

  /** The offset of the message inside a row, because its time tag may disappear when older messages load. */
  #topOf(row: HTMLElement): number {
    const message = row.querySelector('[data-part="message"]') ?? row;
    return message.getBoundingClientRect().top - (this.#scroller?.getBoundingClientRect().top ?? 0);
  }

  /** Stores the first visible row as the anchor; none if nothing is rendered there. */
  #updateAnchor(): void {
    this.#anchor = undefined;
    this.#rememberScroll();
    // At the end, the end is the anchor.
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
