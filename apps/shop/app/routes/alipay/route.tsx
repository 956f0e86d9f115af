import type { ActionFunctionArgs } from 'react-router';
import { loadProvidedPage, openPayment } from '../../provided-payment/load.ts';
import { ScanScreen } from '../../provided-payment/scan-screen.tsx';

// No loader of the browser: whether a payment arrived is never shown from a cache.
export const loader = loadProvidedPage;

export const action = (args: ActionFunctionArgs) => openPayment('alipay', args);

/** Payment by Alipay; polls until the order is paid. */
export default function AlipayPaymentScreen() {
  return <ScanScreen method="alipay" />;
}
