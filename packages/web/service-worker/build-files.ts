/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

/** The name of a file of the build says what is in it. */
export const buildFiles = new CacheFirst({
  cacheName: 'build-files',
  plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
})
