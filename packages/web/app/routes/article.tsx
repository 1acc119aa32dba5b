import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { WrittenPart } from '#app/ui/written-part.tsx'
import { articleContents } from './article-contents.server.ts'
import { ArticlePart } from './article-part.server.tsx'
import { pathInUrl } from './path-in-url.ts'
import { writePart } from './write-part.server.tsx'

export const handle: PageHandle = { program: 'idle' }

export function loader({ request }: LoaderFunctionArgs) {
  const contents = articleContents(pathInUrl(request.url))
  if (!contents) throw new Response('Not found', { status: 404 })
  return { listing: contents.listing, article: writePart(<ArticlePart contents={contents} />) }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.listing ?? []
}

export default function Article() {
  return <WrittenPart html={useLoaderData<typeof loader>().article} />
}
