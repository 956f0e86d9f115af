/** Where a tab remembers that its chat is open, so that a reload does not close it. */
const KEY = 'rider.chat';

/** Whether the chat was open when this tab's page was left. */
export function isRoomRemembered(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    // A browser that keeps nothing remembers nothing.
    return false;
  }
}

export function rememberRoom(open: boolean): void {
  try {
    if (open) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // It then opens closed after a reload.
  }
}
