import type { OwnProgram, SignedInDevice, WechatLink } from '@rider/model/account';
import { getOwnIfPresent, postOwn, type Api } from '../transport/index.ts';

/** The devices on which the buyer is signed in, the asking one first (not in CRMEB: see README.md); none where the backend has no such call. */
export function getDevices(api: Api): Promise<SignedInDevice[]> {
  return getOwnIfPresent(api, 'user/sessions', []);
}

/** The API keys and the purchasing system that act for the buyer without a session (not in CRMEB: see README.md); none there. */
export function getPrograms(api: Api): Promise<OwnProgram[]> {
  return getOwnIfPresent(api, 'user/programs', []);
}

/** Ends every session of the buyer, also the asking one (not in CRMEB: see README.md); with `programs` those of {@link getPrograms}, too. */
export function signOutEverywhere(api: Api, { programs = false } = {}): Promise<void> {
  return postOwn(api, 'user/sessions/end', { programs });
}

/** The persons of WeChat who may sign in as the buyer, the latest first (not in CRMEB: see README.md); none where the backend has no such call. */
export function getWechatLinks(api: Api): Promise<WechatLink[]> {
  return getOwnIfPresent(api, 'user/wechat', []);
}

/** Lets no person of WeChat sign in as the buyer any longer (not in CRMEB: see README.md). */
export function unlinkWechat(api: Api): Promise<void> {
  return postOwn(api, 'user/wechat/unlink');
}
