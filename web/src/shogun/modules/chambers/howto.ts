// The page of the Chambers in "How to play".
import type { Page } from '../../../learn/howto.svelte'
import ChambersPicture from './ChambersPicture.svelte'

const page: Page = { id: 'chambers', picture: ChambersPicture, lines: [['chamber', 'drawn'], ['province', 'most'], ['vp', 'lines']] }
export default page
