// A few things that are said so often that they are one click, and read by everybody in their own language.
import { t } from '../text/t'

export const EMOTES = ['smile', 'laugh', 'wow', 'ouch', 'think', 'bow'] as const
export type Emote = (typeof EMOTES)[number]

/** As it is sent. */
export const written = (emote: Emote): string => `:${emote}:`

/** What was sent as an emote, and nothing else beside it. */
export const emoteIn = (text: string | null): Emote | null => EMOTES.find((emote) => written(emote) === text) ?? null

/** As it is read out. */
export function inWords(text: string | null): string {
  const emote = emoteIn(text)
  return emote ? t(`web-talk-emote-${emote}`) : (text ?? '')
}
