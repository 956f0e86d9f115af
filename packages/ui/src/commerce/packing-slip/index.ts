export { PackingSlip, type PackingSlipLine, type PackingSlipProps } from './packing-slip.tsx';
