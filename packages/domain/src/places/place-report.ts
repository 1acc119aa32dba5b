/**
 * What a visitor reports about a refund location. `closed`: gone, or shut for a longer time; `moved`: at another
 * address; `hours`: other opening hours; `other`: described by the note.
 */
export const placeReportKinds = ['closed', 'moved', 'hours', 'other'] as const
export type PlaceReportKind = (typeof placeReportKinds)[number]

export const maxPlaceNoteLength = 500

/** How long a report waits on an offline device. Older ones are dropped, because the place may have changed since. */
export const placeReportWaitingDays = 30

/** Body of `POST /functions/v1/report-place` (docs/wire-protocol.md, Functions). */
export type PlaceReport = {
  /** A UUID made on the device, so a report that is sent repeatedly is stored once. */
  key: string
  /** The id of the refund location. */
  location: string
  kind: PlaceReportKind
  note?: string
  /** When the report was written (ISO 8601), for one that waited offline. */
  saidAt: string
}

/** Returns whether the report says enough to act on. "Something else" alone does not. */
export const saysEnough = ({ kind, note }: Pick<PlaceReport, 'kind' | 'note'>): boolean =>
  kind !== 'other' || (note ?? '').trim() !== ''
