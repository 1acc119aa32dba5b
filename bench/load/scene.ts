/** A page of the built site and its files. */
export type ScenePage = {
  path: string
  etag: string
  /** The path of its data, for navigation within a visit; null if it has none. */
  data: string | null
  /** Every file in its HTML. */
  files: string[]
  /** The files that the home page does not have. */
  ownFiles: string[]
}

export type ScenePerson = { id: string; email: string; password: string; token: string }

/**
 * All data about the server under load that the generator needs. It is plain data, because it is sent to another
 * process.
 */
export type Scene = {
  /** The ports of the processes, on loopback. */
  ports: number[]
  host: string
  key: string
  pages: ScenePage[]
  /** The home page, the calculator, the countries and their best-known cities. */
  frontPages: ScenePage[]
  starMaps: string[]
  places: { country: string; slug: string }[]
  questions: string[]
  people: ScenePerson[]
}
