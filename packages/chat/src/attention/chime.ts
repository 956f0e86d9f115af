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
 * The default sound. It is synthesised, so nothing is loaded and no content policy blocks it. Between two sounds its context is suspended:
 * a running one keeps the audio device and a thread awake.
 */
export function toneChime(): Chime {
  let audio: AudioContext | undefined;
  let isAllowed = false;
  let sounding = 0;
  const rest = () => {
    if (sounding === 0) void audio?.suspend();
  };
  return {
    unlock: () => {
      if (typeof AudioContext === 'undefined') return;
      audio ??= new AudioContext();
      // Rejects when the browser blocks the sound; there is no fallback.
      audio.resume().then(
        () => {
          isAllowed = true;
          rest();
        },
        () => undefined,
      );
    },
    play: () => {
      if (audio === undefined || !isAllowed) return;
      // Its clock stands still until it runs again, so the tones begin when it does.
      audio.resume().catch(() => undefined);
      for (const [frequency, start] of TONES) {
        sounding += 1;
        playTone(audio, frequency, audio.currentTime + start, () => {
          sounding -= 1;
          rest();
        });
      }
    },
  };
}

function playTone(audio: AudioContext, frequency: number, start: number, ended: () => void): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + TONE_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener('ended', ended);
  tone.start(start);
  tone.stop(start + TONE_SECONDS);
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
