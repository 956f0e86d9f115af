export { QrPanel, type QrPanelProps, type QrState } from './qr-panel.tsx';
