export { CspNonce, type CspNonceProps } from './csp-nonce.tsx';
