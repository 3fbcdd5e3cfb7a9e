// A smith in the middle of a game, for tests.
import { COLUMNS, RESOURCES, ROWS, type Line, type Smith, type Stock, type SwordMade } from '../../view'
import { LETTERS } from '../forge/lines'
import { recipeOf } from './recipes'

export const recipe = recipeOf
export const stock = (letters: string): Stock =>
  Object.fromEntries(RESOURCES.map((kind) => [kind, recipe(letters).filter((one) => one === kind).length])) as Stock

export const sword = (number: string, letters: string, placed: number, more: Partial<SwordMade> = {}): SwordMade => ({
  sword: number,
  recipe: recipe(letters),
  points: 5,
  strength: 3,
  placed,
  decorated: [],
  sashimono: 'red',
  gave: stock(''),
  ...more,
})

export function smith(more: Partial<Smith> = {}, on: Record<string, SwordMade> = {}): Smith {
  const cells = ROWS.flatMap((_, row) => LETTERS.map((letter) => `${row + 1}${letter}`))
  return {
    seat: 0,
    points: 0,
    coins: 0,
    stock: stock(''),
    workers: 4,
    blocked: 3,
    on_board: 0,
    monks: 2,
    passed: false,
    quiet: false,
    decorators: { lacquer: 1, wood: 1, steel: 1, leather: 1 },
    forge: { ...Object.fromEntries(cells.map((cell) => [cell, null])), ...on },
    under: Object.fromEntries([...ROWS, ...COLUMNS].map((line) => [line, []])) as unknown as Record<Line, []>,
    washitsu: [],
    delivered: 0,
    sashimono: { red: 0, blue: 0, white: 0, green: 0 },
    project: stock(''),
    added_late: stock(''),
    dropped: stock(''),
    katana: null,
    cards: [],
    used_cards: [],
    bought_cards: [],
    honors: [],
    katana_value: 0,
    ...more,
  }
}
