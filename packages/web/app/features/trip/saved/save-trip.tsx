import { Archive, Download, Share } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { today } from '#app/platform/calendar-day.ts'
import { peopleLeft } from '#app/platform/forget-person.ts'
import { storedPhotos, readPhoto } from '#app/platform/receipt-photos.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { readTrip } from '#app/platform/trip-device.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import type { TripView } from '#app/features/trip/trip-view.ts'
import { canHandOver, handOver } from './hand-over.ts'
import { type TripFile, writeTripFile } from './write-trip-file.ts'

type Written = TripFile & { file: File; isHandedOver: boolean; isSaved: boolean }

const photos = { idsOf: storedPhotos, read: readPhoto }
const noPhotos = { idsOf: () => Promise.resolve([]), read: () => Promise.resolve(null) }

/** Writes the trip with its photos to a file and hands it to the person. */
export function SaveTrip({ view }: { view: TripView }) {
  const [progress, setProgress] = useState<string | null>(null)
  const [written, setWritten] = useState<Written | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function write(source: typeof photos) {
    setProgress(m.trip_file_writing())
    setWritten(null)
    setHasFailed(false)
    const leftBefore = peopleLeft()
    try {
      const made = await writeTripFile({
        view,
        entries: readTrip().entries,
        photos: source,
        now: new Date(),
        today: today(),
        onProgress: (at, all) => setProgress(m.trip_file_photo_of({ at, all })),
      })
      // Nobody gets the file of a person who has signed out meanwhile.
      if (peopleLeft() !== leftBefore) return
      const file = new File([made.content], made.name, { type: made.content.type })
      const isHandedOver = canHandOver(file)
      // A share sheet only opens right after a press; a download starts by itself.
      if (!isHandedOver) saveFile(made.name, file)
      setWritten({ ...made, file, isHandedOver, isSaved: !isHandedOver })
    } catch (error) {
      console.error('The trip could not be written into a file:', error)
      setHasFailed(true)
    } finally {
      setProgress(null)
    }
  }
  return (
    <section className="grid justify-items-start gap-1" aria-label={m.trip_file_save()}>
      <p className="text-small text-ink-2">{m.trip_file_save_text()}</p>
      <Button isBusy={progress !== null} onClick={() => void write(photos)}>
        {progress === null && <Archive aria-hidden className="size-2.25" strokeWidth={1.6} />}
        {m.trip_file_save()}
      </Button>
      <p role="status" className="text-meta font-strong">
        {progress}
      </p>
      {written && <WrittenFile key={written.file.lastModified} written={written} />}
      {hasFailed && (
        <>
          <Note kind="error" role="alert">
            {m.trip_file_not_written()}
          </Note>
          <Button variant="outlined" size="small" onClick={() => void write(noPhotos)}>
            {m.trip_file_without_photos()}
          </Button>
        </>
      )}
    </section>
  )
}

function WrittenFile({ written }: { written: Written }) {
  const { name, file, purchases, photos: count, missing, isHandedOver } = written
  const [isSaved, setIsSaved] = useState(written.isSaved)
  const [hasFailed, setHasFailed] = useState(false)

  async function share() {
    setHasFailed(false)
    try {
      if (await handOver(file)) setIsSaved(true)
    } catch (error) {
      console.warn('The file could not be handed over:', error)
      setHasFailed(true)
    }
  }
  function download() {
    saveFile(name, file)
    setIsSaved(true)
  }
  const holds = m.trip_file_holds({ purchases, photos: count, size: sizeOf(file.size) })
  return (
    <>
      <Note kind="good" role="status">
        <p className="font-strong break-words">
          {isSaved ? m.trip_file_saved({ name }) : m.trip_file_ready({ name })}
        </p>
        <p>{holds}</p>
      </Note>
      {missing !== 0 && (
        <Note kind="warning" role="alert">
          {missing === null ? m.trip_file_photos_unknown() : m.trip_file_photos_missing({ count: missing })}
        </Note>
      )}
      {hasFailed && (
        <Note kind="error" role="alert">
          {m.trip_file_not_handed_over()}
        </Note>
      )}
      <div className="flex flex-wrap gap-1">
        {isHandedOver && (
          <Button size="small" onClick={() => void share()}>
            <Share aria-hidden className="size-2.25" strokeWidth={1.6} />
            {m.trip_file_hand_over()}
          </Button>
        )}
        <Button variant="outlined" size="small" onClick={download}>
          <Download aria-hidden className="size-2.25" strokeWidth={1.6} />
          {isHandedOver ? m.trip_file_download() : m.trip_file_download_again()}
        </Button>
      </div>
    </>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
