import * as z from 'zod/mini'

/** What one field may hold: JSON, so that fields of a newer version pass through an older one. */
export type FieldValue = z.infer<typeof fieldValueSchema>
const fieldValueSchema = z.json()

const count = z.int().check(z.minimum(1))
const device = z.string().check(z.regex(/^[\w-]{1,40}$/))
const fieldName = z.string().check(z.regex(/^[a-z]\w{0,39}$/i))
const writtenSchema = z.object({ value: fieldValueSchema, device, n: count })

/**
 * One row of a trip as devices and account hold it. `seen` is a version vector: of each device, up to which of its
 * writes this entry knows. A field holds the values that no other write has replaced: one, or several that were written
 * without knowing of each other. `n` counts the writes of a device to this entry. `deleted` is a field like the others.
 * `kind` may be one that only a newer version knows.
 */
export const entrySchema = z.object({
  id: z.uuid(),
  tripId: z.uuid(),
  kind: z.string(),
  seen: z.record(device, count),
  fields: z.record(fieldName, z.array(writtenSchema).check(z.minLength(1))),
})

export type Entry = z.infer<typeof entrySchema>
export type Written = z.infer<typeof writtenSchema>
