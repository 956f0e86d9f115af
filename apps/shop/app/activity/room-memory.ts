/** Session storage key for an open chat, so that a reload does not close it. */
const KEY = 'rider.chat';

/** Whether the chat was open when this tab last left a page. */
export function isRoomRemembered(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    // Storage may be blocked; the chat then starts closed.
    return false;
  }
}

export function rememberRoom(open: boolean): void {
  try {
    if (open) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be blocked; the chat is then closed after a reload.
  }
}
