import { Route, Routes } from 'react-router';
import { CountSheet } from './count-sheet.tsx';
import { EnterCounts } from './enter-counts.tsx';
import { StockList } from './stock-list.tsx';
import { VariantScreen } from './variant-screen.tsx';

/** The stock of variants: the list, the movements of one, and count sheets. */
export default function Stock() {
  return (
    <Routes>
      <Route index element={<StockList />} />
      <Route path="sheet" element={<CountSheet />} />
      <Route path="counts" element={<EnterCounts />} />
      <Route path=":id" element={<VariantScreen />} />
    </Routes>
  );
}
