import * as z from 'zod/mini'

/** The value of a field: JSON, so fields of a newer version survive in an older one. */
export type FieldValue = z.infer<typeof fieldValueSchema>
const fieldValueSchema = z.json()

const count = z.int().check(z.minimum(1))
const device = z.string().check(z.regex(/^[\w-]{1,40}$/))
const fieldName = z.string().check(z.regex(/^[a-z]\w{0,39}$/i))
const writtenSchema = z.object({ value: fieldValueSchema, device, n: count })

/**
 * A row of a trip on devices and in the account. `seen` is a version vector: the last write of each device that this
 * entry includes. A field has the values that no other write has replaced: one, or several that were written
 * concurrently. `n` counts the writes of a device to this entry. `deleted` is a field like the others. `kind` may be
 * one of a newer version.
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
