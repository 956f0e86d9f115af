/** Two soft tones, the second a fourth above the first: [frequency in Hz, start in s]. */
const TONES = [
  [659.25, 0],
  [880, 0.12],
] as const;
const TONE_SECONDS = 0.35;
const LOUDNESS = 0.12;

/** Something that sounds. */
export interface Chime {
  /** Browsers let a page sound after the person did something on it; call this from there. */
  unlock(): void;
  play(): void;
}

/** The package's own sound: computed, so that nothing has to be loaded and no rule of the host forbids it. */
export function toneChime(): Chime {
  let audio: AudioContext | undefined;
  return {
    unlock: () => {
      if (typeof AudioContext === 'undefined') return;
      audio ??= new AudioContext();
      // Rejects where the browser does not want sound; then there is none.
      if (audio.state === 'suspended') audio.resume().catch(() => undefined);
    },
    play: () => {
      if (audio?.state !== 'running') return;
      for (const [frequency, start] of TONES) playTone(audio, frequency, audio.currentTime + start);
    },
  };
}

function playTone(audio: AudioContext, frequency: number, start: number): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + TONE_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + TONE_SECONDS);
}

/** A sound of the host's; `otherwise` where it cannot be played. */
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
