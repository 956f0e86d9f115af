import { Route, Routes } from 'react-router';
import { PaymentList } from './payment-list.tsx';
import { PaymentScreen } from './payment-screen.tsx';

/** Payments of all buyers at providers: the list, and one payment. */
export default function Payments() {
  return (
    <Routes>
      <Route index element={<PaymentList />} />
      <Route path=":reference" element={<PaymentScreen />} />
    </Routes>
  );
}
