/**
 * What a visitor says of a refund location. `closed`: it is not there any more, or shut for longer; `moved`: it is at another
 * door; `hours`: it opens at other times; `other`: something else, which the note has to say.
 */
export const placeReportKinds = ['closed', 'moved', 'hours', 'other'] as const
export type PlaceReportKind = (typeof placeReportKinds)[number]

export const maxPlaceNoteLength = 500

/** How long a report waits on a device without a network; older ones are dropped, for the place may have changed since. */
export const placeReportWaitingDays = 30

/** Body of `POST /functions/v1/report-place` (docs/wire-protocol.md, Functions). */
export type PlaceReport = {
  /** Made on the device, a UUID: however often a report is sent, it is kept once. */
  key: string
  /** The id of the refund location. */
  location: string
  kind: PlaceReportKind
  note?: string
  /** ISO 8601; when it was said, for a report that waited for a network. */
  saidAt: string
}

/** Does the report say enough for somebody to look? "Something else" alone does not. */
export const saysEnough = ({ kind, note }: Pick<PlaceReport, 'kind' | 'note'>): boolean =>
  kind !== 'other' || (note ?? '').trim() !== ''
