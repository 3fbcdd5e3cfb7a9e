// One puzzle as somebody answers it: what is chosen, the hint, the verdict. It outlives the page's layout, which another
// size of the window makes anew.
import { Refused } from '../net/api'
import { puzzles } from '../net/calls/puzzles'
import type { PuzzleCard, PuzzleMove, PuzzleProgress, PuzzleStep, PuzzleVerdict } from '../net/wire'
import type { Offered } from '../replay/page'
import { announce } from '../text/announce'
import { t } from '../text/t'

export type Answer = PuzzleStep & Partial<PuzzleMove>

export class Attempt {
  hinted = $state(false)
  busy = $state(false)
  problem = $state('')
  first = $state.raw<PuzzleMove | null>(null)
  verdict = $state.raw<PuzzleVerdict | null>(null)

  constructor(
    readonly puzzle: PuzzleCard,
    /** As it was before the answer. */
    readonly before: PuzzleProgress,
  ) {}

  readonly progress: PuzzleProgress = $derived.by(() => this.verdict?.progress ?? this.before)
  readonly answers: readonly Answer[] = $derived.by(() => (this.first ? this.first.then : this.puzzle.answers))
  readonly placed = $derived(this.answers.filter(({ place }) => place !== null))
  /** Which places on the board answer the question, or none any more. */
  readonly offered: Offered | undefined = $derived(
    this.verdict || !this.placed.length
      ? undefined
      : { places: this.placed.map(({ place }) => place!), pick: (place) => this.choose(this.answers.find((answer) => answer.place === place)!) },
  )

  choose(answer: Answer): void {
    if (answer.then?.length) this.first = { ...answer, then: answer.then }
    else void this.#send(this.first ? [this.first.move, answer.move] : [answer.move])
  }

  async #send(moves: number[]): Promise<void> {
    this.busy = true
    this.problem = ''
    try {
      this.verdict = await puzzles.answer(this.puzzle.card.game, this.puzzle.name, moves)
      announce(t(this.verdict.right ? 'web-after-puzzle-right' : 'web-after-puzzle-wrong'))
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : t('web-after-no-line')
    } finally {
      this.busy = false
    }
  }
}
