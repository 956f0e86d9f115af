import { Route, Routes } from 'react-router';
import { RefundList } from './refund-list.tsx';
import { RefundScreen } from './refund-screen.tsx';

/** Everybody's refunds: the list, and one of them. */
export default function Refunds() {
  return (
    <Routes>
      <Route index element={<RefundList />} />
      <Route path=":number" element={<RefundScreen />} />
    </Routes>
  );
}
