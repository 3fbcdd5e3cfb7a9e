// The page of the Chambers in "How to play".
import type { Page } from '../../../learn/howto.svelte'
import { tour } from '../tour.svelte'
import ChambersPicture from './ChambersPicture.svelte'

const page: Page = { id: 'chambers', show: () => (tour.again = 'chambers'), picture: ChambersPicture, lines: [['chamber', 'drawn'], ['province', 'most'], ['vp', 'lines']] }
export default page
