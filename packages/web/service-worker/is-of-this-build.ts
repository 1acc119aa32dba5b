/// <reference lib="webworker" />
/** The name of the build, inserted by it. */
declare const __BUILD_ID__: string
// Assigned once, because the bundler would repeat the name at every use.
const buildId = __BUILD_ID__

/**
 * Returns whether a response is of this worker's build. During a deployment the server may be a build ahead. A response
 * without the header counts as this build.
 */
export const isOfThisBuild = ({ headers }: Response): boolean =>
  (headers.get('Retour-Build') ?? buildId) === buildId

/** Returns the response; throws if it is of another build. */
export function ofThisBuild(response: Response): Response {
  if (!isOfThisBuild(response)) throw new Error(`${response.url} is of another build.`)
  return response
}
