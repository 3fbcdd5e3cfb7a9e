// How the rail beside the board shares its room: the question first, then players, then cards.

/** Of the height of the rail: a player in two lines, and the open Honor cards. */
const PLAYER = 0.075
const CARDS = 0.24

/** Whether players have to do with one line each. */
export const crowded = (rail: number, question: number, players: number): boolean => question + rail * (players * PLAYER + CARDS) > rail
