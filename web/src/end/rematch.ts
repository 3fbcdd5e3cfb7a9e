// The same table again, for those who sat there.
import { api, Refused } from '../net/api'
import { sitTogetherAgain } from '../net/hotseat'
import { seated } from '../net/fairness/sealing'
import { go } from '../route'
import { t } from '../text/t'

/** Goes to the new table; what went wrong otherwise, in words. */
export async function rematch(id: string): Promise<string> {
  try {
    const again = await seated((given) => api.rematch(id, given))
    await sitTogetherAgain(id, again.id)
    go(`/t/${again.id}`)
    return ''
  } catch (error) {
    return error instanceof Refused ? error.message : t('web-after-no-line')
  }
}
