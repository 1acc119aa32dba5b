import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { OtherRow } from '#app/platform/trip-taking-in.ts'
import { FileButton } from '#app/ui/file-button.tsx'
import { Note } from '#app/ui/note.tsx'
import { type FileFault, TripFileError } from './read-trip-file.ts'
import { type TakenIn, takeInTrip } from './take-in-trip.ts'

const faults: Record<FileFault, () => string> = {
  unreadable: m.trip_file_unreadable,
  foreign: m.trip_file_foreign,
  broken: m.trip_file_broken,
  newer: m.trip_file_newer,
  'too-large': m.trip_file_too_large,
}

/** Opens a saved trip of this or another device. */
export function OpenTrip() {
  const [progress, setProgress] = useState<string | null>(null)
  const [taken, setTaken] = useState<TakenIn | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function open(file: File) {
    setProgress(m.trip_file_reading())
    setTaken(null)
    setFailure(null)
    try {
      setTaken(await takeInTrip(file, (at, all) => setProgress(m.trip_file_photo_of({ at, all }))))
    } catch (error) {
      console.warn('The saved trip could not be opened:', error)
      setFailure(sentenceFor(error))
    } finally {
      setProgress(null)
    }
  }
  return (
    <section
      className="grid justify-items-start gap-1 border-t border-line pt-2 first:border-0 first:pt-0"
      aria-label={m.trip_file_open()}
    >
      <p className="text-small text-ink-2">{m.trip_file_open_text()}</p>
      <FileButton accept=".zip,application/zip" isBusy={progress !== null} onFile={(file) => void open(file)}>
        {progress === null && <FolderOpen aria-hidden className="size-2.25" strokeWidth={1.6} />}
        {m.trip_file_open()}
      </FileButton>
      <p role="status" className="text-meta font-strong">
        {progress}
      </p>
      {taken && <Taken taken={taken} />}
      {failure && (
        <Note kind="error" role="alert">
          {failure}
        </Note>
      )}
    </section>
  )
}

function Taken({ taken: { name, purchases, photos, withoutRoom, stayedDeleted } }: { taken: TakenIn }) {
  return (
    <>
      <Note kind="good" role="status">
        <p className="font-strong break-words">{m.trip_file_opened({ name: name || m.trip_name() })}</p>
        <p>{m.trip_file_opened_with({ purchases, photos })}</p>
        {stayedDeleted > 0 && <p>{m.trip_file_stayed_deleted({ count: stayedDeleted })}</p>}
      </Note>
      {withoutRoom > 0 && (
        <Note kind="warning" role="alert">
          {m.trip_file_no_room({ count: withoutRoom })}
        </Note>
      )}
    </>
  )
}

function sentenceFor(error: unknown): string {
  if (error instanceof TripFileError) return faults[error.fault]()
  return error instanceof OtherRow ? m.trip_file_broken() : m.trip_file_not_kept()
}
