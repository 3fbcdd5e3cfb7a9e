// What happens in a round of SHOGUN NO KATANA, explained when it first does.
import { anyOf, isA } from '../../net/happenings'
import { resourceName, swordName } from '../names'
import type { KatanaEvent } from '../view'
import type { Story } from '../../learn/lesson'
import type { KatanaAt } from './at.svelte'

type Type = KatanaEvent['type']
type Of = (event: KatanaEvent, at: KatanaAt) => boolean

const mine = (type: Type): Of => (event, at) => event.type === type && anyOf(event).seat === at.me.seat
const others = (type: Type): Of => (event, at) => event.type === type && anyOf(event).seat !== at.me.seat

const ofSword = (event: KatanaEvent) => {
  const { sword, space, target, resource, total } = anyOf(event)
  return {
    sword: swordName(sword ?? ''),
    space: space ?? target ?? '',
    resource: resource ? resourceName(resource) : '',
    points: total ?? 0,
  }
}

const FORGE = '.katana-page .my-forge'
const onForge = (space: string | undefined) => (space === undefined ? '' : `.my-forge [data-cell='${space}']`)
const taken = (at: KatanaAt) => onForge(at.recent.findLast(isA('sword-taken'))?.space)
const moved = (at: KatanaAt) => onForge(at.recent.findLast(isA('sword-moved'))?.target)

export const STORIES: readonly Story<KatanaAt, KatanaEvent>[] = [
  { id: 'taken', of: mine('sword-taken'), told: ofSword, light: taken, topic: 'learn-taken' },
  { id: 'moved', of: mine('sword-moved'), told: ofSword, light: moved, topic: 'learn-moved' },
  { id: 'delivered', of: mine('sword-delivered'), told: ofSword, light: '.katana-page .washitsu', topic: 'learn-delivered' },
  { id: 'line-gave', of: mine('line-gave'), light: FORGE, topic: 'learn-line-gave' },
  { id: 'kept', of: mine('project-grew'), light: '.katana-page .project', topic: 'learn-kept' },
  { id: 'room', of: mine('room-used'), topic: 'learn-room' },
  { id: 'freed', of: mine('worker-freed'), topic: 'learn-freed' },
  { id: 'got-card', of: mine('card-taken'), light: '.katana-page .panel:has(> ul > [data-card])', topic: 'learn-got-card' },
  { id: 'rival', of: others('figure-placed'), topic: 'learn-rival' },
  { id: 'rival-passed', of: (event, at) => others('passed')(event, at) && !at.me.passed && at.view.round === 1, topic: 'learn-rival-passed' },
  { id: 'passed', of: mine('passed'), topic: 'learn-passed' },
]
