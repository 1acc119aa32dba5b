/** A page of the built site and what a browser asks for with it. */
export type ScenePage = {
  path: string
  etag: string
  /** The address of its data, for a change of page within a visit; null for a page that needs none. */
  data: string | null
  /** Every file that its HTML names. */
  files: string[]
  /** Those of them that the home page has not brought. */
  ownFiles: string[]
}

export type ScenePerson = { id: string; email: string; password: string; token: string }

/** Everything that the generator has to know of the server under load. It is plain data: it goes to another process. */
export type Scene = {
  /** Ports of the processes, on loopback. */
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
