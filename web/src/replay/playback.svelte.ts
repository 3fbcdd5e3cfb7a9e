// Playing a replay: from one thing that happened to the next, with more time for what is worth a longer look.
import type { Event, Step, View } from '../net/messages'
import type { Replayer } from './replayer.svelte'

const PACE = 1100
const LONG_PACE = 2600
const QUICK = 2

/** `Sight` is what a game shows of a moment at more length. */
export class Playback<Sight = never, V extends View = View, E extends Event = Event> {
  playing = $state(false)
  /** What led to this moment, as long as it is looked at. */
  sight = $state.raw<Sight | null>(null)
  /** The step that led here from the moment before; none for who flies by. */
  led = $state.raw<Step<E>[]>([])

  constructor(
    readonly replayer: Replayer<V, E>,
    /** What there is to see of the last step, which has this number. */
    readonly sights: (steps: Step<E>[], seq: number) => Sight | null = () => null,
  ) {}

  /** How quickly it is shown. */
  get speed(): number {
    return this.playing ? QUICK : 1
  }

  /** Somebody chose this moment. */
  jump(target: number): void {
    this.playing = false
    this.#to(target)
  }

  toggle(): void {
    this.playing = !this.playing
  }

  /** Goes on by itself while it plays. Called once by the page. */
  attend(): void {
    $effect(() => {
      if (!this.playing) return
      if (this.replayer.at >= this.replayer.last) {
        this.playing = false
        return
      }
      const timer = setTimeout(() => this.#to(this.replayer.after()), this.sight ? LONG_PACE : PACE)
      return () => clearTimeout(timer)
    })
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = event.target as Element
    if (target.closest('input, select, textarea, dialog, [data-map], [popover]')) return
    if (event.key === ' ' && target.closest('button, a, summary')) return
    const act = KEYS[event.key]
    if (!act) return
    event.preventDefault()
    act(this)
  }

  #to(target: number): void {
    const { replayer } = this
    const next = target === replayer.after()
    replayer.go(target)
    this.led = next && replayer.step ? [replayer.step] : []
    this.sight = next ? this.sights(replayer.steps, target) : null
  }
}

type Controls = Pick<Playback, 'jump' | 'toggle'> & { replayer: Replayer }

const KEYS: Record<string, (playback: Controls) => void> = {
  ArrowLeft: (playback) => playback.jump(playback.replayer.before()),
  ArrowRight: (playback) => playback.jump(playback.replayer.after()),
  PageUp: (playback) => playback.jump(playback.replayer.previousRound()),
  PageDown: (playback) => playback.jump(playback.replayer.nextRound()),
  Home: (playback) => playback.jump(0),
  End: (playback) => playback.jump(playback.replayer.last),
  ' ': (playback) => playback.toggle(),
}
