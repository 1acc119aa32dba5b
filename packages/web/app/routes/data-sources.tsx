import { type MetaArgs, useLoaderData } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { WrittenPart } from '#app/ui/written-part.tsx'
import { DataSourcesPart } from './data-sources-part.server.tsx'
import { writePart } from './write-part.server.tsx'

export const handle: PageHandle = { program: 'idle' }

export function loader() {
  const path = '/data-sources'
  const crumbs = [
    { name: m.shell_home(), path: '/' },
    { name: m.pages_sources_title(), path },
  ]
  return {
    listing: describePage({
      title: m.pages_sources_title(),
      description: m.pages_sources_description(),
      path,
      crumbs,
    }),
    page: writePart(<DataSourcesPart crumbs={crumbs} />),
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.listing ?? []
}

export default function DataSources() {
  return <WrittenPart html={useLoaderData<typeof loader>().page} />
}
