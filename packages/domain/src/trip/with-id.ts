/** A record with the id under which it is kept. */
export type WithId<Kept> = Kept & { id: string }
