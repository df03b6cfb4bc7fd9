import { inOneWindow } from './in-one-window'
import { noop, type Cancel } from './timers'

/** A short sound that is generated, not loaded. */
export interface ScoreSound {
  readonly play: () => void
  /** Allows the sound from now on, after the gesture that browsers want first. Returns a function that silences it. */
  readonly enable: () => Cancel
}

const GESTURES = ['pointerdown', 'keydown'] as const
/** Two notes, the second a fourth above, each as long as a blink. */
const NOTES = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.11 },
] as const
const NOTE_S = 0.16
/** Two windows side by side would play it twice, each a moment apart. */
const ONE_SOUND = 'ts-score-sound'
const LOUDNESS = 0.12

export function createScoreSound(open: () => AudioContext): ScoreSound {
  let context: AudioContext | undefined

  function waken() {
    context ??= open()
    void context.resume().catch(noop)
  }

  return {
    play() {
      const ready = context
      if (ready?.state !== 'running') return
      inOneWindow(ONE_SOUND, () => NOTES.forEach((note) => playNote(ready, note)))
    },
    enable() {
      for (const gesture of GESTURES) addEventListener(gesture, waken, { passive: true })
      return () => {
        for (const gesture of GESTURES) removeEventListener(gesture, waken)
        void context?.close().catch(noop)
        context = undefined
      }
    },
  }
}

function playNote(context: AudioContext, { hertz, at }: (typeof NOTES)[number]): void {
  const begin = context.currentTime + at
  const loudness = context.createGain()
  loudness.gain.setValueAtTime(LOUDNESS, begin)
  // It fades: a tone that is cut off clicks.
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + NOTE_S)
  const tone = context.createOscillator()
  tone.frequency.value = hertz
  tone.connect(loudness).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + NOTE_S)
}
