import { entrySchema } from '@retour/domain/trip/entry-schema'
import * as z from 'zod/mini'

/** The files of a saved trip; photos are in a folder. */
export const contentsName = 'contents.json'
export const rowsName = 'trip.json'
export const tableName = 'purchases.csv'
export const pageName = 'trip.html'
export const photoFolder = 'photos/'

/** 1 is the first version; a reader refuses files of a newer version of the site. */
export const fileVersion = 1

export const contentsSchema = z.object({
  format: z.literal('retour-trip'),
  version: z.int().check(z.minimum(1)),
  /** Every other file, with its size in bytes and its CRC-32. */
  files: z.array(z.object({ name: z.string(), size: z.int(), crc32: z.int() })),
})
export type Contents = z.infer<typeof contentsSchema>

const { seen, fields } = entrySchema.shape

/** The rows in the form of an account's export, and the photo of each purchase. */
export const rowsSchema = z.object({
  exportedAt: z.string(),
  trip_entries: z.array(
    z.object({ id: z.uuid(), trip_id: z.uuid(), kind: z.string(), entry: z.object({ seen, fields }) }),
  ),
  photos: z.array(z.object({ purchase_id: z.uuid(), file: z.string() })),
})
export type SavedRows = z.infer<typeof rowsSchema>

/** In bytes. A photo is drawn at most 1600 pixels wide and high, which is less than a tenth of this. */
export const limits = {
  file: 600_000_000,
  contents: 2_000_000,
  rows: 64_000_000,
  photo: 10_000_000,
  /** The same limit as for an account. */
  entries: 2_000,
}

const table = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})

/** The checksum of ZIP (ISO 3309), which the library writes but does not verify. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xff_ff_ff_ff) >>> 0
}
