// What a lesson is: a coach's sentences as data, each with the moment it is for. The learner is free, so nothing here
// is a list of clicks: whatever the table looks like, the first sentence that fits it is said, and none may fit.
import type { Args } from '../text/t'
import type { Event } from '../net/messages'
import type { Topic } from '../net/wire'

/** What every lesson can be asked about: the table of now, and what happened since the learner last did something. */
export interface Moment<E extends Event = Event> {
  recent: readonly E[]
  /** Whether the learner's last deed can be taken back. */
  undo: (() => void) | null
  /** What a note asked for last, by its `wants`. */
  wanted?: string | null
  /** What there is to say depends on an answer of the server that is under way. */
  waits?: boolean
}

interface Sentence<At> {
  /** The end of its message's id, `learn-<id>`. */
  id: string
  args?: (at: At, about: string) => Args
  /** What to look at: a selector of the page's elements. */
  light?: string | ((at: At, about: string) => string)
  /** Under what it is explained. */
  topic?: Topic
  /** The rule behind it, where the server names one for the case at hand. */
  rule?: (at: At, about: string) => string | null
}

/** Something to look at, or to do: said until it was read, or as long as it is not done. */
export interface Note<At> extends Sentence<At> {
  when: (at: At) => boolean
  /** It asks for something: who does it needs no button. */
  task?: boolean
  /** What it asks for, for a note about somebody who does otherwise. */
  wants?: (at: At) => string
  /** What it is about, where it is said of each thing once. */
  about?: (at: At) => string
  /** It is about a decision, and holds as long as that is open, though it was read. */
  stays?: boolean
}

/** Something that happened: said when it first does. */
export interface Story<At, E extends Event = Event> extends Sentence<At> {
  /** Which of the events it is about. */
  of(event: E, at: At): boolean
  told?(event: E, at: At): Args
  /** What to look at, where that depends on the event. */
  shows?(event: E, at: At): string
  /** The rule behind it is that of the event. */
  ruled?: boolean
}

/** Something that a learner may come to regret: why, and the way back. */
export interface Remark<At> extends Sentence<At> {
  /** What it is about: each thing is remarked on once. Null: there is nothing to remark on. */
  about: (at: At) => string | null
  /** What would be better, said after it. */
  better?: (at: At) => Args | null
  /** How it can be taken back, as long as it can. */
  back?: (at: At, about: string) => (() => void) | null
}

export interface Script<At> {
  /** The parts of the lesson, in their order, and which of them it is now. */
  chapters: readonly string[]
  chapter: (at: At) => number
  over: (at: At) => boolean
  remarks: readonly Remark<At>[]
  stories: readonly Story<At>[]
  notes: readonly Note<At>[]
  /** What was learned, line by line: an icon, and the end of the message's id. */
  learned: readonly (readonly [icon: string, line: string])[]
  /** What the learner has brought about, for the last page. */
  result: (at: At) => Args
}

/** What the coach says now. */
export interface Said {
  kind: 'remark' | 'story' | 'note' | 'task'
  id: string
  /** Under this it is remembered that it was read. */
  key: string
  args: Args
  light: string
  rule: string | null
  topic: Topic | null
  back: (() => void) | null
  /** What would be better. */
  better?: Args | null
  wants?: string
}

type Read = ReadonlySet<string>

/** The sentence for this moment: first what may be regretted, then what happened, then what to look at; or none. After the
 *  lesson only how it ended is still told. */
export function say<At extends Moment>(script: Script<At>, at: At, read: Read): Said | null {
  if (script.over(at)) return told(script, at, read)
  return remarked(script, at, read) ?? told(script, at, read) ?? noted(script, at, read)
}

function remarked<At>(script: Script<At>, at: At, read: Read): Said | null {
  for (const remark of script.remarks) {
    const about = remark.about(at)
    const key = `${remark.id}:${about}`
    if (about === null || read.has(key)) continue
    return { ...said(remark, at, about), kind: 'remark', key, back: remark.back?.(at, about) ?? null, better: remark.better?.(at) ?? null }
  }
  return null
}

/** What happened first is told first. */
export function told<At extends Moment>(script: Script<At>, at: At, read: Read): Said | null {
  for (const event of at.recent) {
    const story = script.stories.find((story) => !read.has(story.id) && story.of(event, at))
    if (!story) continue
    const { args, light, rule, ...rest } = said(story, at, '')
    return {
      ...rest,
      kind: 'story',
      args: story.told?.(event, at) ?? args,
      light: story.shows?.(event, at) ?? light,
      rule: story.ruled ? event.rule : rule,
      back: null,
    }
  }
  return null
}

function noted<At>(script: Script<At>, at: At, read: Read): Said | null {
  const keyOf = ({ id, about }: Note<At>) => (about ? `${id}:${about(at)}` : id)
  const note = script.notes.find((note) => note.when(at) && !read.has(keyOf(note)))
  return note ? { ...noteSaid(note, at), key: keyOf(note) } : null
}

/** What was read of the decision that is still open: it is worth more than silence. */
export function standing<At extends Moment>(script: Script<At>, at: At): Said | null {
  const note = script.over(at) ? undefined : script.notes.find((note) => note.stays && note.when(at))
  return note ? noteSaid(note, at) : null
}

const noteSaid = <At>(note: Note<At>, at: At): Said => ({
  ...said(note, at, ''),
  kind: note.task ? 'task' : 'note',
  back: null,
  ...(note.wants && { wants: note.wants(at) }),
})

function said<At>(sentence: Sentence<At>, at: At, about: string): Omit<Said, 'kind' | 'back'> {
  const { id, args, light, rule, topic } = sentence
  return {
    id,
    key: id,
    args: args?.(at, about) ?? {},
    light: (typeof light === 'function' ? light(at, about) : light) ?? '',
    rule: rule?.(at, about) ?? null,
    topic: topic ?? null,
  }
}
