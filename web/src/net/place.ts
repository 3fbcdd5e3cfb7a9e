// How the pages of the client are addressed: on a server of our own by their paths.

export interface Place {
  /** What a link to a page says. */
  href(path: string): string
  /** The page at an address; null for one that isn't ours. */
  path(address: URL | Location | HTMLAnchorElement): string | null
  /** Whether a link to a part of this page was followed; if not, the browser does it. */
  part(anchor: HTMLAnchorElement): boolean
}

export const onServer: Place = {
  href: (path) => path,
  path: ({ pathname, search, hash }) => (/^\/(api|offline)\//.test(pathname) || hash ? null : pathname + search),
  part: () => false,
}
