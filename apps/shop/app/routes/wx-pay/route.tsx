import type { ActionFunctionArgs } from 'react-router';
import { loadProvidedPage, openPayment } from '../../provided-payment/load.ts';
import { ScanScreen } from '../../provided-payment/scan-screen.tsx';

// No loader of the browser: whether a payment arrived is never shown from a cache.
export const loader = loadProvidedPage;

export const action = (args: ActionFunctionArgs) => openPayment('wechat', args);

/** Payment by WeChat Pay; polls until the order is paid. */
export default function WechatPaymentScreen() {
  return <ScanScreen method="wechat" />;
}
