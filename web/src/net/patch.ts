// JSON merge patch (RFC 7396), applied in place so that only what changed is drawn again.

type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Objects that count things: what there is none of is left out of them. */
const COUNTS = new Set(['tray', 'inside'])

/** Change `target` as `patch` says. A field that becomes null is kept as null, so that views have a fixed shape. */
export function merge(target: Json, patch: Json, counts = false): void {
  for (const [key, value] of Object.entries(patch)) {
    const before = target[key]
    if (isObject(value) && isObject(before)) merge(before, value, COUNTS.has(key))
    else if (value === null && counts) delete target[key]
    else target[key] = value
  }
}
