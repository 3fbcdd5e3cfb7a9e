// What keeps a Sword in place when its line is activated, in words.
import type { Smith } from '../../view'
import { t } from '../../../text/t'
import { resourceName, swordName } from '../../names'

export function staysWords(smith: Smith, sword: string, rule: string): string {
  const made = Object.values(smith.forge).find((other) => other?.sword === sword)
  const next = made?.recipe[made.placed]
  return t('forecast-stays', {
    sword: swordName(sword),
    rule: rule.replaceAll('.', '-'),
    resource: next ? resourceName(next) : '',
  })
}
