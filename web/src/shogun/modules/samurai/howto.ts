// The page of the Samurai in "How to play".
import type { Page } from '../../../learn/howto.svelte'
import { tour } from '../tour.svelte'
import SamuraiPicture from './SamuraiPicture.svelte'

const page: Page = { id: 'samurai', show: () => (tour.again = 'samurai'), picture: SamuraiPicture, lines: [['province', 'regions'], ['samurai', 'benefit'], ['winter', 'reset']] }
export default page
