import type { SessionRole } from './session-role.ts';

const SIGN_IN: Readonly<Record<SessionRole, readonly string[]>> = {
  buyer: ['login', 'login/mobile', 'pc/wechat_auth', 'punchout/start'],
  agent: ['kefuapi/login'],
};
const SIGN_OUT: readonly string[] = ['logout', 'kefuapi/logout'];
/** Prefix of the desk's calls, which have a session of their own. */
const DESK = ['kefuapi/', 'operator/'];
const UPLOAD: readonly string[] = ['upload/image', 'kefuapi/upload/image'];
const SOCKET_ADDRESS = 'get_workerman_url';

/** A call that requires the role's session. */
export const SESSION_CALLS: Readonly<Record<SessionRole, string>> = { buyer: 'user', agent: 'kefuapi/me' };

/** The calls of the chat on pages of other origins, with their methods. */
export const EMBEDDED_CHAT_CALLS: Readonly<Record<string, 'GET' | 'POST'>> = {
  user: 'GET',
  [SOCKET_ADDRESS]: 'GET',
  'user/service/list': 'GET',
  'v2/user/service/record': 'GET',
  'user/service/get_adv': 'GET',
  'upload/image': 'POST',
};

/** Whose session applies to a call, and what the call does to it. `path` is what follows the API's base address, without a slash. */
export function sessionOfCall(path: string): { role: SessionRole; opens: boolean; ends: boolean } {
  const role = DESK.some((start) => path.startsWith(start)) ? 'agent' : 'buyer';
  return { role, opens: SIGN_IN[role].includes(path), ends: SIGN_OUT.includes(path) };
}

/** Whether a call returns the address of the chat's socket. */
export function isSocketAddressCall(path: string): boolean {
  return path === SOCKET_ADDRESS;
}

/** Whether a call uploads a picture. */
export function isUploadCall(path: string): boolean {
  return UPLOAD.includes(path);
}
