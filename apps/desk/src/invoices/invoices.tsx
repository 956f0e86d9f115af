import { Route, Routes } from 'react-router';
import { AccountList } from './account-list.tsx';
import { AccountScreen } from './account-screen.tsx';

/** What buyers on account owe: the list, and the account of one buyer. */
export default function Invoices() {
  return (
    <Routes>
      <Route index element={<AccountList />} />
      <Route path=":uid" element={<AccountScreen />} />
    </Routes>
  );
}
