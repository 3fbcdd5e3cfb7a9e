// The modules that this client has, in the order of the box. They come with the first table, replay or result.
import { chambers } from './chambers/manifest'
import { court } from './court/manifest'
import { leaders } from './leaders/manifest'
import { enter } from './module'
import { samurai } from './samurai/manifest'

for (const module of [court, samurai, leaders, chambers]) enter(module)
