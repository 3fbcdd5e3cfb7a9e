// What the options of the question of now would mean, as the server says.
import { answersTo } from '../net/answers.svelte'
import type { Preview } from '../net/wire'

export const previewAt = answersTo<Preview>('preview')
