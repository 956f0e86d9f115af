export { LOW_STOCK, StockState, type StockStateProps } from './stock-state.tsx';
