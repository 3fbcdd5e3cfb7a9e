// The form of a new table of SHOGUN NO KATANA: it comes when somebody opens it.
export { default as fields } from './OptionFields.svelte'
