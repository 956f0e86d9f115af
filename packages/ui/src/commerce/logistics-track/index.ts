export { LogisticsTrack, type LogisticsEvent, type LogisticsTrackProps } from './logistics-track.tsx';
