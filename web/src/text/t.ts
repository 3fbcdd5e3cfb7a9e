// Every sentence that people read comes from here: the message catalogues shared with the server and the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Args = Record<string, FluentVariable>

// Only what the client needs: what is said of every game, and of SHOGUN. Rules come from the server when somebody asks
// why.
const files = import.meta.glob<string>(
  [
    '../../../src/bakufu/text/en/{phrase,web}.ftl',
    '../../../src/bakufu/text/en/shogun/{event,story,name,phrase,decision,move,board,reason,web-*}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export const language = 'en'
// Isolation marks are for text of two writing directions.
const bundle = new FluentBundle(language, { useIsolating: false })
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text))

/** The message of this id, or `id.attribute`, with its variables filled in. */
export function t(id: string, args: Args = {}): string {
  const [name, attribute] = id.split('.') as [string, string?]
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
  const message = bundle.getMessage(name)
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null
}

/** A mistake of ours that must not stop a game: the id says enough to mend it. */
function missing(id: string): string {
  console.error(`no message ${id}`)
  return id
}
