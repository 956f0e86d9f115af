import type { SignedInDevice, WechatLink } from '@rider/model/account';
import type { SessionDevicesWire, SessionDeviceWire, WechatLinksWire, WechatLinkWire } from '../account/wire.ts';
import { dataIfPresent, type Api } from '../transport/index.ts';
import { flag, instant, list, object, text } from '../wire/index.ts';

/** The devices on which the buyer is signed in, the asking one first (not in CRMEB: see README.md); none where the backend has no such call. */
export async function getDevices(api: Api): Promise<SignedInDevice[]> {
  const data = object<SessionDevicesWire>(await dataIfPresent(api, 'user/sessions'));
  return list(data.list, (item) => {
    const row = object<SessionDeviceWire>(item);
    return {
      browser: text(row.browser),
      system: text(row.system),
      place: text(row.place),
      since: instant(row.add_time) ?? 0,
      current: flag(row.current),
    };
  });
}

/** Ends every session of the buyer, also the asking one (not in CRMEB: see README.md). */
export async function signOutEverywhere(api: Api): Promise<void> {
  await api.post('user/sessions/end');
}

/** The persons of WeChat who may sign in as the buyer, the latest first (not in CRMEB: see README.md); none where the backend has no such call. */
export async function getWechatLinks(api: Api): Promise<WechatLink[]> {
  const data = object<WechatLinksWire>(await dataIfPresent(api, 'user/wechat'));
  return list(data.list, (item) => {
    const row = object<WechatLinkWire>(item);
    return { nickname: text(row.nickname), since: instant(row.add_time) ?? 0 };
  });
}

/** Lets no person of WeChat sign in as the buyer any longer (not in CRMEB: see README.md). */
export async function unlinkWechat(api: Api): Promise<void> {
  await api.post('user/wechat/unlink');
}
