// The form of a new table of SHOGUN: it comes when somebody opens it.
export { default as fields } from './OptionFields.svelte'
export { default as extras } from './Modules.svelte'
