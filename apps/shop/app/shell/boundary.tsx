import { Outlet } from 'react-router';
import { FailedPage } from './failed-page.tsx';

/** Sits between frame and screens, so that a screen's failure leaves header and footer standing. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <FailedPage error={error} />;
}
