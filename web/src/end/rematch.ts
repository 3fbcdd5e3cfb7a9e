// The same table again, for those who sat there.
import { api, Refused } from '../net/api'
import { go } from '../route'
import { t } from '../text/t'

/** Goes to the new table; what went wrong otherwise, in words. */
export async function rematch(id: string): Promise<string> {
  try {
    go(`/t/${(await api.rematch(id)).id}`)
    return ''
  } catch (error) {
    return error instanceof Refused ? error.message : t('web-after-no-line')
  }
}
