// Every sentence that people read comes from here: the message catalogues shared with the server and the terminal.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { TAGS, type Language } from './language'

export type Args = Record<string, FluentVariable>

/** The words of one part of the client, by language: `import.meta.glob('./words/*.ts')`. Only one of them is ever loaded. */
export type Packs = Record<string, () => Promise<unknown>>

// What the first screen needs, what lists of tables say on it, and what is said of every game on other pages. Each game
// brings its own words when a table of it is opened. Rules come from the server when somebody asks why.
const first: Packs = import.meta.glob('./words/*.ts')
const lists: Packs = import.meta.glob('./words/lists/*.ts')
const others: Packs = import.meta.glob('./words/pages/*.ts')

let tongue: Language = 'en'
let base = new FluentBundle(TAGS.en)
const learned = new Map<string, FluentBundle>()
let ofLists: Promise<void> | undefined
let further: Promise<void> | undefined
let game = ''

/** The language of this page. */
export const language = (): Language => tongue

/** Load the words of a language. Nothing can be said before; to change it later, the page is loaded again. */
export async function speak(wanted: Language): Promise<void> {
  tongue = wanted
  base = await bundleOf(first)
}

/** What shows tables in a list, when its words are there too. */
export async function listed<Part>(part: Promise<Part>): Promise<Part> {
  await (ofLists ??= add(base, lists))
  return part
}

/** Something beyond the first screen, when its words are there too. */
export async function spoken<Part>(part: Promise<Part>): Promise<Part> {
  await (further ??= add(base, others))
  return listed(part)
}

/** Load the words of a game, which go before those of all games. */
export async function learn(name: string, packs: Packs): Promise<void> {
  if (!learned.has(name)) learned.set(name, await bundleOf(packs))
}

async function bundleOf(packs: Packs): Promise<FluentBundle> {
  // Isolation marks are for text of two writing directions.
  const bundle = new FluentBundle(TAGS[tongue], { useIsolating: false })
  await add(bundle, packs)
  return bundle
}

async function add(bundle: FluentBundle, packs: Packs): Promise<void> {
  const [, load] = Object.entries(packs).find(([path]) => path.endsWith(`/${tongue}.ts`))!
  const pack = (await load()) as { default: Record<string, string> }
  for (const text of Object.values(pack.default)) bundle.addResource(new FluentResource(text))
}

/** From now on this game is spoken of. */
export function speakOf(name: string): void {
  game = name
}

/** The game that is spoken of; "" in the lobby. */
export const spokenOf = (): string => game

/** Where a message stands: among the game's own, or among those of all games. */
function bundleWith(name: string): FluentBundle {
  const own = learned.get(game)
  return own?.hasMessage(name) ? own : base
}

/** The message of this id, or `id.attribute`, with its variables filled in. */
export function t(id: string, args: Args = {}): string {
  const [name, attribute] = id.split('.') as [string, string?]
  const bundle = bundleWith(name)
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return missing(id)
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, args, errors)
  if (errors.length) console.error(`${id}: ${errors[0]!.message}`)
  return text.replaceAll('\n', ' ')
}

/** Whether there is such a message: for words of a server that is newer than this client. */
export function has(id: string): boolean {
  const [name, attribute] = id.split('.') as [string, string?]
  const message = bundleWith(name).getMessage(name)
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null
}

/** A number with one decimal, as the language writes it: 2.0, or 2,0. */
export const tenths = (value: number): FluentNumber =>
  new FluentNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A mistake of ours that must not stop a game: the id says enough to mend it. */
function missing(id: string): string {
  console.error(`no message ${id}`)
  return id
}
