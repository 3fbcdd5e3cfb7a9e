// What the page and its workers say to each other.
import type { Reached } from './progress.svelte'

/** Where the folder of Pyodide and the package of Python are found, as whole addresses. */
export interface Files {
  pyodide: string
  bakufu: string
}

export type ToWorker =
  | { type: 'start'; files: Files }
  | { type: 'ask'; id: number; method: string; path: string; body: string; language: string; token: string }
  | { type: 'connect'; socket: number; path: string; language: string }
  | { type: 'say'; socket: number; text: string }
  | { type: 'close'; socket: number }

export type FromWorker =
  | { type: 'stage'; stage: Reached }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; status: number; kind: string; body: string }
  | { type: 'said'; socket: number; text: string }

/** To the worker that thinks, and back. */
export type Job = { type: 'start'; files: Files } | { type: 'job'; id: number; packed: string }
export type Done = { type: 'ready' } | { type: 'done'; id: number; packed: string } | { type: 'failed'; id: number; why: string } | { type: 'broken'; why: string }

/** To the worker that leaves a memory. */
export interface ToMemory {
  files: Files
  language: string
}
