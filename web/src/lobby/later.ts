// What the lobby shows where there is something to show, in one file.
export { default as Finished } from './Finished.svelte'
export { default as Records } from './Records.svelte'
export { default as LinkForm } from './LinkForm.svelte'
