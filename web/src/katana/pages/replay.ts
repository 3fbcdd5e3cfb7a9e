// The page of a replay of SHOGUN NO KATANA, with all that has to be known before it is shown.
import '../prepare'
export { default } from '../replay/KatanaReplay.svelte'
