// Our own icons, by name. Those of the first screen come with it; the others with the first page that is opened.

type Files = Record<string, string>

const inner = new Map<string, string>()

/** What an icon's file says about lines and fills goes with its shapes, wherever they are drawn. */
function enter(files: Files): void {
  for (const [path, svg] of Object.entries(files)) {
    const shapes = svg.trim().replace(/^<svg[^>]*? (fill=[^>]*)>([\s\S]*)<\/svg>$/, '<g $1>$2</g>')
    inner.set(path.replace(/^.*\/|\.svg$/g, ''), shapes)
  }
}

enter(
  import.meta.glob<string>('./{battle,hint,language,leader,puzzle,settings,spectate,sword,why}.svg', {
    base: '../art/icons',
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** Load all others. */
export async function drawOn(): Promise<void> {
  enter((await import('./all-icons')).default)
}

/** The drawing itself, 24 by 24 units: for pictures that are vector art already. */
export const drawing = (name: string): string => inner.get(name) ?? ''
