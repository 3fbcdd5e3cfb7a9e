// The service worker of the edition: after one visit everything is there without a network. `bakufu site` takes the built
// file to the folder's root and puts in the list of all files, because it makes some of them itself.
import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: {
  __WB_MANIFEST: PrecacheEntry[]
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'message', hear: (event: MessageEvent<{ type: string } | undefined>) => void) => void
}

cleanupOutdatedCaches()
clientsClaim() // of the first visit, too: it may lose the network before it has loaded every part
precacheAndRoute(self.__WB_MANIFEST)
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')))

// A new version waits until its reader says so: nobody's page changes in the middle of a game.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
