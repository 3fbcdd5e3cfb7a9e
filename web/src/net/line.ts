// A line to whoever holds a table: messages go both ways, and it is kept up.

export interface Ends {
  opened: () => void
  heard: (text: string) => void
  /** The line is down. `greeted`: whether it had been up. */
  lost: (greeted: boolean) => void
}

export interface Line {
  /** Whether it could be sent; what could not is lost. */
  send(text: string): boolean
  /** The other side has answered: the next break starts with a short wait. */
  works(): void
  /** Break the line and open it at once. */
  again(): void
  end(): void
}
