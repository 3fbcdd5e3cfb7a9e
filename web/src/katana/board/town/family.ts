// Placing the Family: which Rooms are chosen before they are played, and which word that makes.

/** The word for Family Members in these places, counted from 0. */
export const familyWord = (places: readonly number[]): string =>
  'family-' + [...places].sort((one, other) => one - other).map((place) => place + 1).join('')

/** How many Members have to stand in Rooms, told by the words that are offered; 0 where nothing is asked. */
export function membersAsked(words: Iterable<string>): number {
  for (const word of words) if (word.startsWith('family-')) return word.length - 'family-'.length
  return 0
}

/** Put a Member into a place or take it away. Where all are placed already, the one that came first moves. */
export function toggled(places: readonly number[], place: number, members: number): number[] {
  if (places.includes(place)) return places.filter((other) => other !== place)
  const next = [...places, place]
  return next.length > members ? next.slice(1) : next
}
