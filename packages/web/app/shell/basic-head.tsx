/** The first elements of every head, of documents and screens. */
export function BasicHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#faf6ec" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0d152a" media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
    </>
  )
}

/** The links to the site's icons and the manifest. */
export const iconLinks = [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]
