// One view turned into another in place: what is the same in both is not touched, so it is not drawn again.

export type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

export function become(target: Json, wanted: Json): void {
  for (const key of Object.keys(target)) if (!(key in wanted)) delete target[key]
  for (const [key, value] of Object.entries(wanted)) {
    const before = target[key]
    if (isObject(value) && isObject(before)) become(before, value)
    else if (JSON.stringify(before) !== JSON.stringify(value)) target[key] = value
  }
}
