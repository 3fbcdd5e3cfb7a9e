// The games that can be played here, the first one first. Their pages are loaded when a table of theirs is opened.
import { katana } from './katana/manifest'
import { enter } from './manifest'
import { shogun } from './shogun/manifest'

enter(shogun)
enter(katana)
