// What an event does to a table of SHOGUN NO KATANA, for the moments within a step: its patch only leads to its end. This
// is for the eye; at the end of the step the view becomes what the server says.
import { type Effects, happen } from '../../net/happenings'
import { HOUSES, type Figure, type House, type KatanaEvent, type KatanaView, type Resource, type Smith, type Stock, type SwordMade, type SwordTile } from '../view'

/** Something happens to the player whose event it is; the Ghost has no Forge, and what it gets is told otherwise. */
const own =
  <E extends { seat: number }>(effect: (smith: Smith, event: E, view: KatanaView) => void) =>
  (view: KatanaView, event: E): void => {
    const smith = view.players[event.seat]
    if (smith) effect(smith, event, view)
  }

function score(view: KatanaView, side: number, points: number): void {
  const who = view.players[side] ?? view.ghost
  if (who) who.points += points
}

const begun = (tile: SwordTile): SwordMade => ({
  sword: tile.sword,
  recipe: [...tile.recipe],
  points: tile.points,
  strength: tile.strength,
  placed: 0,
  decorated: [],
  sashimono: null,
  gave: { lacquer: 0, wood: 0, steel: 0, leather: 0 },
})

function spaceOf(view: KatanaView, place: string) {
  return view.houses[place.split('-')[0] as House]?.spaces[place]
}

function takeTile(view: KatanaView, sword: string): SwordTile | null {
  for (const house of HOUSES)
    for (const space of Object.values(view.houses[house].spaces)) {
      if (space.sword?.sword !== sword) continue
      const tile = space.sword
      space.sword = null
      return tile
    }
  return null
}

function stand(view: KatanaView, place: string, figure: Figure): void {
  const space = spaceOf(view, place)
  if (space) space.figure = figure
  else if (place === 'komainu') view.komainu = figure
  else if (place === 'market' || place === 'academy' || place === 'palace')
    view[place].figures = [...view[place].figures, figure]
}

const where = (smith: Smith, sword: string): string | undefined =>
  Object.keys(smith.forge).find((space) => smith.forge[space]?.sword === sword)

function gain(smith: Smith, stock: Partial<Stock>, by = 1): void {
  for (const [kind, count] of Object.entries(stock)) smith.stock[kind as Resource] += by * count
}

const GHOST_PLACES: Record<string, string> = {
  market: 'market',
  academy: 'academy',
  palace: 'palace',
  'first-player': 'komainu',
}

/** A Worker of the Ghost goes to a place. */
function haunt(view: KatanaView, place: string): void {
  if (!view.ghost) return
  view.ghost.workers -= 1
  stand(view, place, { side: view.options.players, monk: false })
}

const EFFECTS: Effects<KatanaView, KatanaEvent> = {
  'figure-placed': (view, event) => {
    const side = event.seat
    const who = view.players[side] ?? view.ghost
    if (!who) return
    const monk = event.monk
    if (monk && 'monks' in who) who.monks -= 1
    else who.workers -= 1
    if ('coins' in who) who.coins -= event.paid
    stand(view, event.place, { side, monk })
  },
  'sword-taken': own((smith, event, view) => {
    const tile = takeTile(view, event.sword)
    if (tile) smith.forge[event.space] = begun(tile)
    smith.coins += event.coins
  }),
  'starting-sword-taken': own((smith, event, view) => {
    const tile = view.starting.find((each) => each.sword === event.sword)
    if (tile) smith.forge[event.space] = begun(tile)
    view.starting = view.starting.filter((each) => each !== tile)
    smith.coins += event.coins
  }),
  'resource-bought': own((smith, event) => {
    gain(smith, { [event.resource]: 1 })
    smith.coins -= event.coins
  }),
  'resource-gained': own((smith, event) => gain(smith, { [event.resource]: event.number })),
  'coins-gained': own((smith, event) => void (smith.coins += event.coins)),
  'sword-moved': own((smith, event) => {
    const sword = smith.forge[event.origin] ?? null
    smith.forge[event.origin] = null
    smith.forge[event.target] = sword
    if (sword) sword.placed += 1
    gain(smith, { [event.resource]: -1 })
  }),
  'swords-swapped': own((smith, event) => {
    const [one, other] = event.spaces as [string, string]
    const kept = smith.forge[one] ?? null
    smith.forge[one] = smith.forge[other] ?? null
    smith.forge[other] = kept
  }),
  'decorator-advanced': own((smith, event) => void (smith.decorators[event.resource] = event.coins)),
  'resource-decorated': own((smith, event) => {
    const sword = smith.forge[where(smith, event.sword) ?? '']
    if (sword) sword.decorated = [...sword.decorated, event.resource]
  }),
  'family-placed': (view, event) => {
    view.palace.family[event.seat] = [...event.rooms]
  },
  'sword-delivered': (view, event) => {
    score(view, event.seat, event.total)
    const smith = view.players[event.seat]
    const space = smith && where(smith, event.sword)
    if (!smith || space === undefined) return
    const sword = smith.forge[space]!
    smith.forge[space] = null
    smith.delivered += 1
    if (sword.sword !== 'katana') smith.washitsu = [...smith.washitsu, sword]
  },
  'points-doubled': (view, event) => score(view, event.seat, event.points),
  'line-gave': own((smith, event) => {
    smith.coins += event.coins
    smith.points += event.points
    gain(smith, event.resources)
  }),
  'worker-freed': (view, event) => {
    const who = view.players[event.seat] ?? view.ghost
    if (who) Object.assign(who, { workers: who.workers + 1, blocked: Math.max(0, who.blocked - 1) })
  },
  'benefit-bought': own((smith, event) => void (smith.coins -= event.coins)),
  'resources-exchanged': own((smith, event) => {
    gain(smith, { [event.given]: -event.number })
    gain(smith, { [event.taken]: event.number })
  }),
  passed: (view, event) => {
    const who = view.players[event.seat] ?? view.ghost
    const card = view.honors.find(({ honor }) => honor === event.honor)
    if (!who) return
    who.passed = true
    if (card) who.honors = [...who.honors, card]
    view.honors = view.honors.filter((each) => each !== card)
  },
  'round-began': (view, event) => void (view.round = event.round),
  'ghost-scored': (view, event) => {
    score(view, event.seat, event.points)
    if (event.placed) haunt(view, GHOST_PLACES[event.card] ?? '')
  },
  'ghost-took-sword': (view, event) => {
    score(view, event.seat, event.points)
    const place = Object.keys(view.houses[event.house].spaces).find(
      (space) => spaceOf(view, space)?.sword?.sword === event.sword,
    )
    haunt(view, place ?? '')
    const tile = takeTile(view, event.sword)
    if (!tile || !view.ghost) return
    view.ghost.washitsu = [...view.ghost.washitsu, begun(tile)]
    view.ghost.delivered += 1
  },
  'ghost-placed-family': (view, event) => {
    if (view.ghost) view.ghost.family = event.members
  },
  scored: (view, event) => score(view, event.seat, event.points),
}

export function unfold(view: KatanaView, events: readonly KatanaEvent[]): void {
  for (const event of events) happen(EFFECTS, view, event)
}
