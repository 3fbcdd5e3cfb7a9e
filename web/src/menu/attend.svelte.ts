// What a table tells beside the picture: the page's title, the live region, sounds. Called once by the table's page.
import type { Table } from '../net/table.svelte'
import { telling } from '../log/telling.svelte'
import { announce } from '../text/announce'
import { seatName } from '../text/seats'
import { t } from '../text/t'
import { play, type Sound } from './sounds'

const HEARD: Record<string, Sound> = { 'attack-began': 'battle', 'revolt-began': 'battle', 'card-revealed': 'card', 'game-ended': 'end' }

/** The page's title: whose turn it is comes first, because it is what one sees of a page behind others. */
export function title(table: Table): string {
  const { view, card } = table
  if (!view) return 'Bakufu'
  const chapter = t('story-chapter', { season: t(`name-season-${view.season}`), year: view.year })
  if (view.over) return t('web-title-over')
  if (table.asked) return t('web-title-turn', { chapter })
  const others = view.table.awaited.map((seat) => seatName(card, seat))
  return others.length === 1 ? t('web-title-waiting', { player: others[0]!, chapter }) : t('web-title-table', { chapter })
}

export function attend(table: Table): void {
  let told = -1
  $effect(() => {
    const fresh = telling(table).entries.filter((entry) => entry.seq > Math.max(told, table.since))
    told = Math.max(told, table.steps.at(-1)?.seq ?? -1)
    const lines = fresh.map((entry) => entry.text)
    if (lines.length) announce(lines.join(' '))
  })

  let heard = -1
  $effect(() => {
    const fresh = table.steps.filter((step) => step.seq > Math.max(heard, table.since))
    heard = Math.max(heard, table.steps.at(-1)?.seq ?? -1)
    for (const step of fresh) {
      if (step.kind === 'talk' && step.seat !== table.seat) {
        announce(t('web-talk-said', { name: step.name ?? '', text: step.text ?? '' }))
        play('talk')
      }
      const sound = step.events.map((event) => HEARD[event.type]).find((sound) => sound !== undefined)
      if (sound) play(sound)
    }
  })

  let mine = false
  $effect(() => {
    const now = table.asked
    if (now && !mine) {
      const decision = table.view!.decision
      announce(decision === 'plan' ? t('web-turn-plan') : t('web-turn'))
      play('turn')
    }
    mine = now
  })
}
