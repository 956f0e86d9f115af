/** Two soft tones, the second a fourth above the first: [frequency in Hz, start in s]. */
const TONES = [
  [659.25, 0],
  [880, 0.12],
] as const;
const TONE_SECONDS = 0.35;
const LOUDNESS = 0.12;

/** A sound that can be played. */
export interface Chime {
  /** Browsers allow sound only after a user gesture; call this from one. */
  unlock(): void;
  play(): void;
}

/**
 * The default sound. It is synthesised, so it needs no request and no content policy blocks it. The audio context is suspended between
 * sounds, because a running one occupies the audio device and a thread.
 */
export function toneChime(): Chime {
  let audio: AudioContext | undefined;
  let isAllowed = false;
  let isSounding = false;
  const rest = () => {
    isSounding = false;
    // Rejects when the system has taken the audio device, which then needs no suspending.
    audio?.suspend().catch(() => undefined);
  };
  return {
    unlock: () => {
      if (typeof AudioContext === 'undefined') return;
      audio ??= new AudioContext();
      const allowed = () => {
        isAllowed = true;
        rest();
      };
      // Rejects when the browser blocks the sound; there is no fallback.
      if (!isAllowed) audio.resume().then(allowed, () => undefined);
    },
    play: () => {
      // Plays one sound at a time, also while it waits for the audio device.
      if (audio === undefined || !isAllowed || isSounding) return;
      isSounding = true;
      const sounding = audio;
      sounding.resume().then(() => playTones(sounding, rest), rest);
    },
  };
}

function playTones(audio: AudioContext, ended: () => void): void {
  const tones = TONES.map(([frequency, start]) => playTone(audio, frequency, audio.currentTime + start));
  tones.at(-1)?.addEventListener('ended', ended);
}

function playTone(audio: AudioContext, frequency: number, start: number): OscillatorNode {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + TONE_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + TONE_SECONDS);
  return tone;
}

/** The host's sound; plays `otherwise` when it fails. */
export function fileChime(address: string, otherwise: Chime): Chime {
  const audio = new Audio();
  audio.preload = 'none';
  audio.src = address;
  return {
    unlock: otherwise.unlock,
    play: () => {
      audio.currentTime = 0;
      audio.play().catch(() => otherwise.play());
    },
  };
}
