// The page of the Military Leaders in "How to play".
import type { Page } from '../../../learn/howto.svelte'
import { tour } from '../tour.svelte'
import LeadersPicture from './LeadersPicture.svelte'

const page: Page = { id: 'leaders', show: () => (tour.again = 'leaders'), picture: LeadersPicture, lines: [['leader', 'helps'], ['move', 'moves'], ['statue', 'trophy'], ['vp', 'points']] }
export default page
