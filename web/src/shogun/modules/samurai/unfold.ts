// What an event of the Samurai does to the table, for the moments within a step.
import type { ShogunEffects } from '../../telling/effect'

export const OF_SAMURAI: ShogunEffects = {
  'samurai-advanced': (view, event) => {
    if (view.samurai) view.samurai.cards[event.seat] = event.card
  },
  'benefit-received': (view, event) => {
    const who = view.players[event.seat]
    const { benefit, total } = event
    if (!who) return
    if (benefit === 'chests') who.chests = total
    else if (benefit === 'rice') who.rice = total
    else if (benefit === 'points') who.points = total
    else view.tower.tray = { ...view.tower.tray, [who.colour]: total }
  },
  'piles-rearranged': (view) => {
    if (view.samurai) view.samurai.cards = view.samurai.cards.map(() => 0)
  },
}
