export { Announcing, useAnnounce } from './announcing.tsx';
