import { Route, Routes } from 'react-router';
import { ChangeOrder } from '../order-entry/change-order.tsx';
import { NewOrder } from '../order-entry/new-order.tsx';
import { OrderList } from './order-list.tsx';
import { OrderScreen } from './order/order-screen.tsx';
import { ShipMany } from './shipping/ship-many.tsx';
import { SlipScreen } from './order/slip-screen.tsx';
import { ToShip } from './shipping/to-ship.tsx';

/** Orders of all buyers: the list, a new one, the queue to ship one by one or many at once, one order, its changes before payment, and its packing slip. */
export default function Orders() {
  return (
    <Routes>
      <Route index element={<OrderList />} />
      <Route path="new" element={<NewOrder />} />
      <Route path="to-ship" element={<ToShip />} />
      <Route path="ship-many" element={<ShipMany />} />
      <Route path=":number" element={<OrderScreen />} />
      <Route path=":number/change" element={<ChangeOrder />} />
      <Route path=":number/slip" element={<SlipScreen />} />
    </Routes>
  );
}
