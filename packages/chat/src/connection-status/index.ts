export { ConnectionStatus } from './connection-status.tsx';
