import { Route, Routes } from 'react-router';
import { ProductTableScreen } from '../product-table/product-table.tsx';
import { ProductList } from './product-list.tsx';
import { NewProductScreen, ProductScreen } from './product-screen.tsx';

/** The products of the shop: the list, one product, and a new one. */
export default function Products() {
  return (
    <Routes>
      <Route index element={<ProductList />} />
      <Route path="new" element={<NewProductScreen />} />
      <Route path="table" element={<ProductTableScreen />} />
      <Route path=":id" element={<ProductScreen />} />
    </Routes>
  );
}
