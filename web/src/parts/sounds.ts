// Small sounds, made here and not loaded: wood, a drum, a bell. Quiet, and never before the first click on the page.
import { settings } from '../settings.svelte'

export type Sound = 'turn' | 'card' | 'battle' | 'won' | 'talk' | 'end'

interface Note {
  /** Hertz at the start and at the end. */
  from: number
  to: number
  /** Seconds after the start, and for how long. */
  at: number
  long: number
  loud: number
  shape: OscillatorType
}

const wood = (at: number, pitch = 720): Note => ({ from: pitch, to: pitch * 0.72, at, long: 0.09, loud: 0.22, shape: 'triangle' })
const drum = (at: number): Note => ({ from: 150, to: 52, at, long: 0.34, loud: 0.5, shape: 'sine' })
const bell = (at: number, pitch: number): Note => ({ from: pitch, to: pitch, at, long: 0.9, loud: 0.14, shape: 'sine' })

const SOUNDS: Record<Sound, Note[]> = {
  turn: [bell(0, 880), bell(0.14, 1174.7)],
  card: [wood(0)],
  battle: [drum(0), drum(0.2), drum(0.34)],
  won: [drum(0), bell(0.1, 659.3), bell(0.24, 880)],
  talk: [wood(0, 980), wood(0.08, 1240)],
  end: [bell(0, 587.3), bell(0.2, 880), bell(0.4, 1174.7), drum(0.4)],
}

const VOLUME = 0.4
const REST = 1500 // milliseconds after the last sound: silence costs time, too, while the context runs

let context: AudioContext | null = null
let out: GainNode
let resting: ReturnType<typeof setTimeout> | undefined

export function play(sound: Sound): void {
  // Browsers let nothing be heard before somebody has touched the page.
  if (!settings.sounds || !navigator.userActivation.hasBeenActive) return
  if (!context) {
    context = new AudioContext()
    out = new GainNode(context, { gain: VOLUME })
    out.connect(context.destination)
  }
  clearTimeout(resting)
  void context.resume()
  for (const note of SOUNDS[sound]) strike(context, note)
  resting = setTimeout(() => void context?.suspend(), REST)
}

function strike(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = note.shape
  tone.frequency.setValueAtTime(note.from, start)
  tone.frequency.exponentialRampToValueAtTime(note.to, start + note.long)
  loudness.gain.setValueAtTime(note.loud, start)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + note.long)
  tone.connect(loudness).connect(out)
  tone.start(start)
  tone.stop(start + note.long)
}
