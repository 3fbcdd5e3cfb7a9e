// The words of moves by their numbers, as the server has them. They are learned before a page of a game is shown.
import { api } from './api'

interface Vocabulary {
  words: readonly string[]
  numbers: ReadonlyMap<string, number>
}

const known = new Map<string, Vocabulary>()
const asked = new Map<string, Promise<void>>()

export const knowWords = (game: string, words: readonly string[]): void =>
  void known.set(game, { words, numbers: new Map(words.map((word, number) => [word, number])) })

/** Ask the server, once for each game. */
export function learnWords(game: string): Promise<void> {
  const answer =
    asked.get(game) ??
    api.words(game).then(
      (words) => knowWords(game, words),
      () => void asked.delete(game), // ask again next time
    )
  asked.set(game, answer)
  return answer
}

/** The move of a word; none for a word that the server does not have. */
export const numberOf = (game: string, word: string): number | undefined => known.get(game)?.numbers.get(word)

/** The word of a move. */
export const wordOf = (game: string, move: number): string | undefined => known.get(game)?.words[move]
