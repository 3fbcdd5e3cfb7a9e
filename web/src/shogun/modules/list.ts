// The manifests of all modules. They come with the first table, replay or result.
import { enter, type Module } from './module'
import { inOrder } from './order'

for (const module of inOrder(import.meta.glob<Module>('./*/manifest.ts', { import: 'default', eager: true }))) enter(module)
