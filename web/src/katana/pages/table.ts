// The page of a table of SHOGUN NO KATANA, with all that has to be known before it is shown.
import '../prepare'
export { default } from '../table/KatanaTable.svelte'
