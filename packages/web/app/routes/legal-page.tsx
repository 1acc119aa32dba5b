import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { WrittenPart } from '#app/ui/written-part.tsx'
import { legalContents } from './legal-contents.server.ts'
import { LegalPart } from './legal-part.server.tsx'
import { pathInUrl } from './path-in-url.ts'
import { writePart } from './write-part.server.tsx'

export const handle: PageHandle = { program: 'idle' }

export function loader({ request }: LoaderFunctionArgs) {
  const contents = legalContents(pathInUrl(request.url))
  if (!contents) throw new Response('Not found', { status: 404 })
  return { listing: contents.listing, page: writePart(<LegalPart contents={contents} />) }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.listing ?? []
}

export default function LegalPage() {
  return <WrittenPart html={useLoaderData<typeof loader>().page} />
}
