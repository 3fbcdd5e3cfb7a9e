// The colours of seats that plates, lines and marks can be drawn in. Each game says which are those of its seats.
export type Tint = 'blue' | 'yellow' | 'red' | 'black' | 'purple' | 'orange' | 'ghost'
