export { useTranscript, type TranscriptClient, type TranscriptSaving } from './use-transcript.ts';
export { transcriptName, writeTranscript, type Transcript } from './write-transcript.ts';
