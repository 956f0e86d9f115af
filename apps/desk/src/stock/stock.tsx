import { Route, Routes } from 'react-router';
import { StockList } from './stock-list.tsx';
import { VariantScreen } from './variant-screen.tsx';

/** The stock of variants: the list, and the movements of one. */
export default function Stock() {
  return (
    <Routes>
      <Route index element={<StockList />} />
      <Route path=":id" element={<VariantScreen />} />
    </Routes>
  );
}
