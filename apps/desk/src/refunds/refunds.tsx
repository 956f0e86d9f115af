import { Route, Routes } from 'react-router';
import { RefundList } from './refund-list.tsx';
import { RefundScreen } from './refund-screen.tsx';

/** Refunds of all buyers: the list, and one refund. */
export default function Refunds() {
  return (
    <Routes>
      <Route index element={<RefundList />} />
      <Route path=":number" element={<RefundScreen />} />
    </Routes>
  );
}
