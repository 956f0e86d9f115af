export { AnnouncerProvider, useAnnounce } from './announcer-provider.tsx';
