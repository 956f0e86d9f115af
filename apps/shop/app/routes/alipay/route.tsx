import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadProvidedPage } from '../../provided-payment/load.ts';
import { ScanScreen } from '../../provided-payment/scan-screen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadProvidedPage('alipay', args);

/** Whether a payment arrived is never told from a cache. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

/** Payment by Alipay, which asks by itself until the order is paid (R2.7). */
export default function AlipayPaymentScreen() {
  return <ScanScreen method="alipay" page={useLoaderData<typeof loader>()} />;
}
