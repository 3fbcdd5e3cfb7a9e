// Times as people write them.
import { language } from '../text/t'

const written = (at: number, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(language(), how).format(at)

export const moment = (at: number): string => written(at, { dateStyle: 'medium', timeStyle: 'short' })
export const day = (at: number): string => written(at, { dateStyle: 'long' })
