// What a suggestion does one after the other, in words.

/** The same step several times in a row is said once, with how often. */
export function gathered(steps: readonly string[]): string[] {
  const runs: [step: string, times: number][] = []
  for (const step of steps) {
    const last = runs.at(-1)
    if (last?.[0] === step) last[1] += 1
    else runs.push([step, 1])
  }
  return runs.map(([step, times]) => (times > 1 ? `${times} × ${step}` : step))
}
