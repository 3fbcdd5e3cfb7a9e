// What this browser's user likes: kept in the browser.
import type { Language } from './text/language'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'reduced'
/** How quickly is told what others do. */
export type PaceChoice = 'calm' | 'brisk' | 'once'

interface Choices {
  /** Null until somebody chooses: it is then the browser's. */
  language: Language | null
  theme: Theme
  motion: Motion
  /** Null until somebody chooses. */
  pace: PaceChoice | null
  sounds: boolean
  /** Questions with one sensible answer are answered by themselves. */
  obvious: boolean
  /** The same by the kind of question, where somebody has chosen for it alone. */
  obviousAt: Partial<Record<string, boolean>>
  /** Spaces of the planning board as printed, instead of in the order of the season's actions. */
  printedOrder: boolean
  /** The map comes close to battles of one's own. */
  followBattles: boolean
  /** First-time notes that were read. */
  notes: string[]
  /** Tours of modules that were taken, or skipped. */
  tours: string[]
}

const KEY = 'bakufu-settings'
const DEFAULTS: Choices = {
  language: null,
  theme: 'system',
  motion: 'system',
  pace: null,
  sounds: true,
  obvious: true,
  obviousAt: {},
  printedOrder: false,
  followBattles: true,
  notes: [],
  tours: [],
}

function kept(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) }
  } catch {
    return DEFAULTS // storage may be forbidden, or hold something else
  }
}

export const settings: Choices = $state(kept())

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things should stay in place: by the system's wish or by this user's. */
export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || still.matches
}

/** Who wants no motion wants no play either, unless it was chosen. */
export function pace(): PaceChoice {
  return settings.pace ?? (reducedMotion() ? 'once' : 'brisk')
}

/** The page follows the choice, and the system where that is the choice. */
function dress(): void {
  const theme = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dataset['motion'] = reducedMotion() ? 'reduced' : 'full'
}

dress()
dark.addEventListener('change', dress)
still.addEventListener('change', dress)

$effect.root(() => {
  $effect(() => {
    dress()
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // storage may be forbidden: the choice then lasts as long as the page
    }
  })
})
