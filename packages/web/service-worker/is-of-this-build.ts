/// <reference lib="webworker" />
/** Put in by the build: its name. */
declare const __BUILD_ID__: string
// Named once, or the bundler writes it wherever it is read.
const buildId = __BUILD_ID__

/** During a deploy the server may be a build ahead of this worker. A host that names no build is taken for this one. */
export const isOfThisBuild = ({ headers }: Response): boolean =>
  (headers.get('Retour-Build') ?? buildId) === buildId

/** The same answer; throws where it is of another build. */
export function ofThisBuild(response: Response): Response {
  if (!isOfThisBuild(response)) throw new Error(`${response.url} is of another build.`)
  return response
}
