import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { RiderChatElement } from './rider-chat.ts';
import type { RiderChatEvents, RiderChatSettings, RiderChatTheme } from './settings.ts';

/** The element's events by their names in the page. */
export type RiderChatEventMap = {
  [Name in keyof RiderChatEvents as `rider-chat:${Name}`]: CustomEvent<RiderChatEvents[Name]>;
};

/** Attributes, properties and events of `<rider-chat>` in JSX. React 19 sets `settings` as a property. */
export type RiderChatProps = DetailedHTMLProps<HTMLAttributes<RiderChatElement>, RiderChatElement> & {
  /** The shop's origin; the page's own when absent. */
  origin?: string | undefined;
  /** `en-US` or `zh-CN`; the page's language when absent. */
  locale?: string | undefined;
  /** `light` unless set. */
  theme?: RiderChatTheme | undefined;
  /** Zone of the times, an IANA name; the shop's when absent. */
  'time-zone'?: string | undefined;
  /** The agent to talk to. */
  agent?: string | undefined;
  /** Whether the window is open. */
  open?: boolean | undefined;
  /** Connects immediately and counts unread messages. */
  unread?: boolean | undefined;
  /** `hidden`: the page opens the chat itself. */
  launcher?: 'hidden' | undefined;
  /** Texts, links, token and event detail. */
  settings?: RiderChatSettings | undefined;
} & { [Name in keyof RiderChatEventMap as `on${Name}`]?: (event: RiderChatEventMap[Name]) => void };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rider-chat': RiderChatProps;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rider-chat': RiderChatElement;
  }
  // The events bubble and leave shadow roots, so element, document and window receive them.
  interface GlobalEventHandlersEventMap extends RiderChatEventMap {}
}
