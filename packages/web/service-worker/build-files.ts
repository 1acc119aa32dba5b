/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

/** Files of the build. Their names contain a hash of their content, so cached ones are always valid. */
export const buildFiles = new CacheFirst({
  cacheName: 'build-files',
  plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
})
