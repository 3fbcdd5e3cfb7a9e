// Every sentence that people read comes from here: the message catalogues shared with the server and the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Args = Record<string, FluentVariable>

// Only what the client needs: what is said of every game, and of SHOGUN. Other games bring their own words when a table
// of theirs is opened. Rules come from the server when somebody asks why.
const files = import.meta.glob<string>(
  [
    '../../../src/bakufu/text/en/{phrase,web}.ftl',
    '../../../src/bakufu/text/en/shogun/{event,story,name,phrase,decision,move,board,reason,web-*}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export const language = 'en'

function bundleOf(texts: Iterable<string>): FluentBundle {
  // Isolation marks are for text of two writing directions.
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

const base = bundleOf(Object.values(files))
const learned = new Map<string, FluentBundle>()
let game = 'shogun'

/** The words of another game, which go before those of all games. */
export function learn(name: string, texts: Iterable<string>): void {
  if (!learned.has(name)) learned.set(name, bundleOf(texts))
}

/** From now on this game is spoken of. */
export function speakOf(name: string): void {
  game = name
}

/** The game that is spoken of. */
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

/** A mistake of ours that must not stop a game: the id says enough to mend it. */
function missing(id: string): string {
  console.error(`no message ${id}`)
  return id
}
