// Armies as piles of cubes, drawn from above and to the side. Cubes that others hide are left out.

/** Steps to the right and down, to the left and down, and up. */
type Cube = readonly [right: number, left: number, up: number]

export const LARGEST = 20
/** What a pile may cover: left, top, width, height. */
export const PILE = [-36, -46, 72, 66] as const
const GROUND = 18

/** Few cubes lie side by side; more of them stand in layers on a square, the back row first. */
function cubesOf(armies: number): Cube[] {
  if (armies === 2) return [[1, 0, 0], [0, 1, 0]]
  const [rows, columns] = armies <= 8 ? [2, 2] : armies <= 12 ? [3, 2] : [3, 3]
  const cubes: Cube[] = []
  for (let up = 0; cubes.length < armies; up++)
    for (let row = 0; row <= rows + columns - 2; row++)
      for (let right = 0; right < rows && cubes.length < armies; right++) {
        const left = row - right
        if (left >= 0 && left < columns) cubes.push([right, left, up])
      }
  return cubes
}

const edgeOf = (armies: number): number => (armies === 1 ? 15 : armies <= 4 ? 13.4 : armies <= 8 ? 13 : armies <= 12 ? 11.4 : 10.6)
const round = (value: number): number => Math.round(value * 100) / 100

function cube(x: number, y: number, edge: number): string {
  const [across, half] = [round(0.866 * edge), round(edge / 2)]
  const [left, right, top] = [round(x - across), round(x + across), round(y - half)]
  return (
    `<path d="M${round(x)} ${round(y - edge)}l${across} ${half}-${across} ${half}-${across}-${half}Z" fill="var(--pc-hi)"/>` +
    `<path d="M${left} ${top}l${across} ${half}v${edge}l-${across}-${half}Z" fill="var(--pc)"/>` +
    `<path d="M${right} ${top}l-${across} ${half}v${edge}l${across}-${half}Z" fill="var(--pc-lo)"/>`
  )
}

/** The drawing of so many armies, around the point at which they stand. */
export function pile(armies: number): string {
  const edge = edgeOf(armies)
  const cubes = cubesOf(armies)
  const there = new Set(cubes.map((place) => place.join()))
  const seen = cubes.filter(([right, left, up]) => ![[right + 1, left, up], [right, left + 1, up], [right, left, up + 1]].every((place) => there.has(place.join())))
  const at = ([right, left, up]: Cube) => [(right - left) * 0.866 * edge, ((right + left) * edge) / 2 - up * edge] as const
  const xs = cubes.map((place) => at(place)[0])
  const width = Math.max(...xs) - Math.min(...xs) + 2 * 0.866 * edge
  const few = armies <= 3
  // The number's plate stands at the right, so the cubes move a little to the left.
  const dx = -(Math.max(...xs) + Math.min(...xs)) / 2 - (few ? 7 : 5)
  const dy = GROUND - Math.max(...cubes.map((place) => at(place)[1])) - edge
  const drawn = [...seen].sort((a, b) => a[2] - b[2] || a[0] + a[1] - b[0] - b[1])
  return (
    `<ellipse cx="${few ? -5 : -3}" cy="${GROUND - 4}" rx="${round(width / 2 + 4)}" ry="${round(6 + width / 10)}" fill="var(--piece-shadow)" fill-opacity=".3"/>` +
    `<g stroke="var(--bd-cube-ink)" stroke-width="1.1" stroke-linejoin="round">` +
    drawn.map((place) => cube(at(place)[0] + dx, at(place)[1] + dy, edge)).join('') +
    '</g>'
  )
}
