// What deserves a look of its own: a delivery, and the end of a round. It outlasts the part of the page that shows it, which
// is another one where the window has another size.
import { untrack } from 'svelte'
import { Fresh } from '../../../net/playback/fresh'
import { settings } from '../../../settings.svelte'
import { type Delivered, delivered } from '../../telling/delivered'
import { reportOf, type RoundReport } from '../../telling/round-report'
import { standingsOf, type KatanaEvent, type Step, type Table } from '../../view'

/** Milliseconds: one's own delivery, a rival's after the last thing it gave, and a round. */
const OWN = 4500
const RIVALS = 1800
const ROUND = 12000

export class OverTown {
  delivery = $state.raw<Delivered | null>(null)
  round = $state.raw<(RoundReport & { standings: ReturnType<typeof standingsOf> }) | null>(null)
  readonly #fresh = new Fresh<KatanaEvent>()

  constructor(readonly table: Table) {
    $effect(() => {
      const steps = this.#fresh.hear(table.steps)
      untrack(() => steps.forEach((step) => this.#tell(step)))
    })
    $effect(() => {
      const { delivery } = this
      if (!delivery) return
      const passes = setTimeout(() => (this.delivery = null), (delivery.seat === table.seat ? OWN : RIVALS) * (table.pace.tempo() || 1))
      return () => clearTimeout(passes)
    })
    // The next round is told once this one has been read.
    $effect(() => {
      if (!this.round) return
      const goOn = untrack(() => table.pace.hold())
      const passes = setTimeout(() => (this.round = null), ROUND * (table.pace.tempo() || 1))
      return () => {
        clearTimeout(passes)
        goOn()
      }
    })
  }

  close(): void {
    this.delivery = null
    this.round = null
  }

  /** What is skipped is not shown; where nothing is played, each step is its own end. */
  get #looked(): boolean {
    return settings.pace !== 'once' && !document.hidden && (this.table.pace.atOnce || this.table.moment !== null)
  }

  #tell({ events }: Step): void {
    for (const event of events) this.delivery = delivered(this.delivery, event)
    if (!this.#looked) this.delivery = null
    else if (events.some((event) => event.type === 'round-began' && event.round > 1)) void this.#end()
  }

  async #end(): Promise<void> {
    const standings = standingsOf(this.table.view!) // of this moment: the next round may go on behind the report
    await this.table.catchUp().catch(() => undefined) // what this browser did not see stays untold
    const report = reportOf(this.table.steps)
    this.round = report && { ...report, standings }
  }
}
