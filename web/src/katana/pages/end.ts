// The page of the result of SHOGUN NO KATANA, with all that has to be known before it is shown.
import '../prepare'
export { default } from '../end/KatanaEnd.svelte'
