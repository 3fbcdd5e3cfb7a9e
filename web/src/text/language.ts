// The languages there are, and which of them a browser's user reads.
export const LANGUAGES = ['en', 'de', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each calls itself, and what it is called in the page: browsers choose letters and line breaks by that. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', zh: '中文' }
export const TAGS: Record<Language, string> = { en: 'en', de: 'de', zh: 'zh-Hans' }

const known = (code: string | undefined): code is Language => (LANGUAGES as readonly (string | undefined)[]).includes(code)

/** The first language of a list of wishes that we have; of en-GB and zh-TW the first word counts. English if there is none. */
export function readable(wishes: readonly string[]): Language {
  return wishes.map((wish) => wish.toLowerCase().split('-')[0]).find(known) ?? 'en'
}
