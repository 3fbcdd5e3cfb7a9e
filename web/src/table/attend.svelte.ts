// What a table tells beside the picture: the page's title, the live region, sounds. Called once by the table's page.
import { momentOf } from '../net/playback/moments'
import type { Table } from '../net/table.svelte'
import { telling } from '../log/telling.svelte'
import { announce } from '../text/announce'
import { concerns, digest } from '../log/digest'
import { sentences } from '../text/lists'
import { seatName } from '../parts/seats'
import type { Line } from '../log/line'
import { t } from '../text/t'
import { play } from '../parts/sounds'
import { inWords } from '../talk/emotes'

/** The page's title: whose turn it is comes first, because it is what one sees of a page behind others. */
export function title(table: Table): string {
  const { view, card } = table
  if (!view) return 'Bakufu'
  if (view.over) return t('web-title-over')
  const chapter = telling(table).now()
  if (table.asked) return t('web-title-turn', { chapter })
  const others = view.table.awaited.map((seat) => seatName(card, seat))
  return others.length === 1 ? t('web-title-waiting', { player: others[0]!, chapter }) : t('web-title-table', { chapter })
}

/** What happens to others within this time is told together: bots are quicker than speech. */
const TOGETHER = 2500

export function attend(table: Table): void {
  let untold: Line[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  function tell(): void {
    clearTimeout(timer)
    timer = undefined
    const lines = digest(untold, table.seat)
    untold = []
    if (lines.length) announce(sentences(lines))
  }
  $effect(() => () => clearTimeout(timer))

  const now = () => {
    const last = table.steps.at(-1)
    return last ? momentOf(last) : -1
  }
  let told = -1
  $effect(() => {
    const fresh = telling(table).entries.filter((entry) => entry.moment > Math.max(told, table.since))
    told = Math.max(told, now())
    if (!fresh.length) return
    untold.push(...fresh)
    if (fresh.some((entry) => concerns(entry, table.seat))) tell()
    else timer ??= setTimeout(tell, TOGETHER)
  })

  let heard = -1
  $effect(() => {
    const fresh = table.steps.filter((step) => momentOf(step) > Math.max(heard, table.since))
    heard = Math.max(heard, now())
    for (const step of fresh) {
      if (step.kind === 'talk' && step.seat !== table.seat) {
        announce(t('web-talk-said', { name: step.name ?? '', text: inWords(step.text) }))
        play('talk')
      }
      const sound = step.events.map((event) => telling(table).sounds[event.type]).find((sound) => sound !== undefined)
      if (sound) play(sound)
    }
  })

  let mine = false
  $effect(() => {
    const now = table.asked
    if (now && !mine) {
      tell()
      announce(table.view!.table.sealed ? t('web-turn-plan') : t('web-turn'))
      play('turn')
    }
    mine = now
  })
}
