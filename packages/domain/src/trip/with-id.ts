/** A record with the id under which it is kept. */
export type WithId<Fields> = Fields & { id: string }
