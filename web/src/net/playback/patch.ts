// JSON merge patch (RFC 7396), applied in place so that only what changed is drawn again.

type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Change `target` as `patch` says. What is null may as well be absent, so a field that goes is kept as null: views have a
 *  fixed shape, and whoever reads what comes and goes (cubes by color, statues by province) passes over it. */
export function merge(target: Json, patch: Json): void {
  for (const [key, value] of Object.entries(patch)) {
    const before = target[key]
    if (isObject(value) && isObject(before)) merge(before, value)
    else target[key] = value
  }
}
