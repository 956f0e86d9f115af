import { Route, Routes } from 'react-router';
import { OrderList } from './order-list.tsx';
import { OrderScreen } from './order-screen.tsx';
import { SlipScreen } from './slip-screen.tsx';

/** Orders of all buyers: the list, one order, and its packing slip. */
export default function Orders() {
  return (
    <Routes>
      <Route index element={<OrderList />} />
      <Route path=":number" element={<OrderScreen />} />
      <Route path=":number/slip" element={<SlipScreen />} />
    </Routes>
  );
}
