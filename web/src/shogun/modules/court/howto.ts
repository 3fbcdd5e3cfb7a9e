// The page of Tenno's Court in "How to play".
import type { Page } from '../../../learn/howto.svelte'
import { tour } from '../tour.svelte'
import CourtPicture from './CourtPicture.svelte'

const page: Page = { id: 'court', show: () => (tour.again = 'court'), picture: CourtPicture, lines: [['army', 'plan'], ['tray', 'tower'], ['official', 'audience'], ['turn-order', 'stay']] }
export default page
