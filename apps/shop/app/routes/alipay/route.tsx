import type { ActionFunctionArgs, ClientLoaderFunctionArgs } from 'react-router';
import { loadProvidedPage, openPayment } from '../../provided-payment/load.ts';
import { ScanScreen } from '../../provided-payment/scan-screen.tsx';

export const loader = loadProvidedPage;

export const action = (args: ActionFunctionArgs) => openPayment('alipay', args);

/** Whether a payment arrived is never told from a cache. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

/** Payment by Alipay, which asks by itself until the order is paid (R2.7). */
export default function AlipayPaymentScreen() {
  return <ScanScreen method="alipay" />;
}
