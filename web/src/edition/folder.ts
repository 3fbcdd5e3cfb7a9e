// How the pages of the client are addressed in a folder on any web host, which knows no path but that of the folder: behind
// a #.
import type { Place } from '../net/place'

export const inFolder: Place = {
  href: (path) => (path.startsWith('/') ? `#${path}` : path),
  path: ({ pathname, hash }) => (pathname === location.pathname && (!hash || hash.startsWith('#/')) ? hash.slice(1) || '/' : null),
  part({ hash }) {
    const part = document.getElementById(decodeURIComponent(hash.slice(1)))
    part?.scrollIntoView()
    return part !== null
  },
}
