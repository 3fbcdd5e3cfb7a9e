// What an event of the Samurai does to the table, for the moments within a step.
import type { Effect } from '../../telling/effect'

export const OF_SAMURAI: Record<string, Effect> = {
  'samurai-advanced': (view, event) => {
    if (view.samurai) view.samurai.cards[Number(event['seat'])] = Number(event['card'])
  },
  'benefit-received': (view, event) => {
    const who = view.players[Number(event['seat'])]
    const total = Number(event['total'])
    if (!who) return
    if (event['benefit'] === 'chests') who.chests = total
    else if (event['benefit'] === 'rice') who.rice = total
    else if (event['benefit'] === 'points') who.points = total
    else view.tower.tray = { ...view.tower.tray, [who.colour]: total }
  },
  'piles-rearranged': (view) => {
    if (view.samurai) view.samurai.cards = view.samurai.cards.map(() => 0)
  },
}
